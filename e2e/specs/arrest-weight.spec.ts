import { openSignedIn } from '../fixtures/medic.ts';
import { expect, test } from '../fixtures/test.ts';
import { ArrestScreen, startArrest } from '../pages/arrest-screen.ts';

test('a weight that stands from before is asked about on its sheet, and Adult and Child keep their places beside it', async ({
  page,
}) => {
  await openSignedIn(page, '/calculator');
  await page.getByLabel('Weight (kg)').fill('12.5');
  const code = new ArrestScreen(page);
  await code.start();
  const [adult, child] = [await code.button('Adult').boundingBox(), await code.button('Child').boundingBox()];
  expect(adult?.width).toBe(child?.width);
  code.takeTaps();
  await code.press(/^Child 12.5 kg\?/);
  await expect(page.getByText('12.5 kg stands from before this code: this patient?')).toBeVisible();
  await code.press('Use 12.5 kg');
  expect(code.takeTaps(), 'the weight from before').toBe(2);
  await expect(code.button(/^Child 12.5 kg$/)).toBeVisible();
  await code.press('Cancel');
  await page.goto('/protocols?id=adult-cardiac-arrest');
  await page.getByRole('article').getByRole('button', { name: 'CODE' }).click();
  await code.press(/^Adult 12.5 kg\?/);
  await expect(page.getByText('12.5 kg: a light adult? Adult. A child? Child.')).toBeVisible();
  await code.press('Child, 12.5 kg');
  await expect(code.button(/^Child 12.5 kg$/)).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a typed weight takes the place of the one before, and one that is far from it asks', async ({ page }) => {
    const code = await startArrest(page);
    await code.choose('child');
    await code.wait(11);
    await code.weigh('3');
    await code.button(/^Child 3 kg/).tap();
    const field = page.getByLabel('Weight (kg)');
    await field.tap();
    await page.keyboard.type('4');
    await expect(field).toHaveValue('4');
    await code.press('Use 4 kg');
    await expect(code.button(/^Child 4 kg/)).toBeVisible();
    await code.button(/^Child 4 kg/).tap();
    await field.fill('34');
    await expect(page.getByText('34 kg, not 4 kg?')).toBeVisible();
    await field.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await code.press('Keep 4 kg');
    await expect(field).toHaveValue('4');
    await field.fill('34');
    await code.press('Use 34 kg');
    await expect(code.button(/^Child 34 kg/)).toBeVisible();
  });
});
