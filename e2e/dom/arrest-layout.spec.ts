import { followLink } from '../fixtures/link.ts';
import { startArrest } from '../pages/arrest-screen.ts';
import { expect, test } from './test.ts';

test('cues are off in one tap: no cue, nothing due on a button, the clocks and doses stay; kept through a reload, and the next code begins with them', async ({
  page,
}) => {
  const code = await startArrest(page, 11);
  await code.check('Asystole / PEA');
  await expect(code.button(/^Epinephrine 1 mg/)).toContainText('now');
  await expect(code.now).toContainText('Epinephrine now');
  code.takeTaps();
  await code.press('Cues on');
  expect(code.takeTaps()).toBe(1);
  const isOff = async () => {
    await expect(code.now).toHaveText('Cues are off. Clocks, doses and log go on. Press the bell: cues on.');
    await expect(code.button(/^Epinephrine 1 mg/)).not.toContainText(/now|due|late/);
    await expect(page.getByRole('main')).not.toContainText(/Epinephrine now/);
  };
  await isOff();
  await code.press(/^Epinephrine 1 mg/);
  await code.wait(301);
  await isOff();
  await expect(code.epinephrine).toHaveText(/^5:0\d$/);
  await page.reload();
  await isOff();
  await code.press('Cues off');
  await expect(code.now).toContainText('Epinephrine late');
  await code.press('Cues on');
  await code.press('More');
  await code.press('End the code');
  await code.press('End now');
  await code.press('Handed over, delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Handed over, delete' }).click();
  await expect(page.getByText('The code is deleted').first()).toBeVisible();
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('first60.code')));
  expect(left, 'nothing of it is left').toEqual(['first60.code.held']);
  await followLink(page, '/');
  await code.start();
  await code.wait(11);
  await expect(code.now).toContainText('Pads on');
});

test('the keyboard goes on at the large button when a press changes what comes next, and back to the button of a list', async ({
  page,
}) => {
  const code = await startArrest(page, 11);
  await code.button('Pause for check').press('Enter');
  await code.wait(1);
  await code.button('VF / pVT').press('Enter');
  await expect(code.button(/^SHOCK GIVEN/)).toBeFocused();
  await code.wait(1);
  await page.keyboard.press('Enter');
  await expect(code.button('Resume CPR')).toBeFocused();
  await code.wait(1);
  await page.keyboard.press('Enter');
  await code.wait(3);
  for (const opener of ['Drug', 'Airway, IV', 'Rhythm', 'More', /^Adult/]) {
    await code.button(opener).press('Enter');
    await expect(code.button('Back')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(code.button(opener), String(opener)).toBeFocused();
    await code.wait(1);
  }
  // When the next step changes, an open list closes and the focus moves to that step.
  await code.button('Rhythm').press('Enter');
  await code.wait(1);
  await code.button('VF / pVT').press('Enter');
  await expect(code.button(/^SHOCK GIVEN/)).toBeFocused();
});

test('the list of codes says that one runs, and since when', async ({ page }) => {
  await startArrest(page, 11);
  await followLink(page, '/code/log');
  await expect(page.getByRole('link', { name: /Adult, running since \d/ })).toBeVisible();
});
