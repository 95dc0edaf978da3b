import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { doseCard, doseNames, weightField } from '../pages/calculator.ts';
import { expect, test } from './test.ts';

/* What the quick calculator shows in each frame: the doses for the entered weight, or nothing. */
test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

test('quick calculator: nothing of a patient stays in the page for the next one', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/calculator');
  const working = doseCard(page, 'ondansetron').locator('details');
  const openWorking = async () => {
    await weightField(page).fill('12');
    await working.locator('summary').click();
    await expect(working).toHaveAttribute('open');
  };
  await openWorking();
  await weightField(page).fill('');
  await expect(doseNames(page)).toHaveCount(0);
  await weightField(page).fill('70');
  await expect(working).not.toHaveAttribute('open');
  await weightField(page).fill('');
  await expect(doseNames(page)).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.locator('#main li:has(h4)')).toHaveCount(0);

  await openWorking();
  await page.getByRole('button', { name: 'Clear patient' }).first().click();
  await expect(weightField(page)).toHaveValue('');
  // This happens at once, without waiting for the kept cards to disappear by themselves.
  expect(await page.locator('#main li:has(h4)').count()).toBe(0);
  await weightField(page).fill('12');
  await expect(working).not.toHaveAttribute('open');
});
