import { axeFaults } from '../fixtures/axe.ts';
import { sideways } from '../fixtures/page-probe.ts';
import { expect, test, UNREACHABLE } from '../fixtures/test.ts';
import { openLog, row, rows } from '../pages/code-record.ts';
import { startCode } from '../pages/code-screen.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE] } });

/** The first time of a text, "+1:05", in seconds. */
function secondsOf(text: string | null): number {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test('the log of a running code, without a network: newest first, a time corrected, an event undone and restored', async ({
  page,
  context,
}) => {
  const code = await startCode(page);
  await code.wait(61);
  await code.press(/^Epinephrine 1 mg = 10 mL/);
  await code.wait(60);
  await code.press('Airway, IV');
  await code.press('IO');
  await context.setOffline(true);
  await code.wait(5);
  await openLog(code);
  await expect(rows(page)).toHaveText([/^\+2:\d\d\s*IO/, /^\+1:\d\d\s*Epinephrine 1 mg/, /^\+0:00\s*CODE/]);
  expect(await axeFaults(page)).toEqual([]);
  await row(page, 'Epinephrine')
    .getByRole('button', { name: /^Change the time/ })
    .click();
  await code.press(/^30 seconds earlier/);
  await code.press('Save the time');
  await expect(row(page, 'Epinephrine')).toHaveText(/^\+0:[345]\d.*logged at \+1:[012]\d/);
  await row(page, 'IO').getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator('del')).toHaveText('IO');
  await row(page, 'IO')
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(page.locator('del')).toHaveCount(0);
  const given = secondsOf(await row(page, 'Epinephrine').textContent());
  await code.press('Back');
  // The clock of epinephrine follows the corrected time.
  await expect
    .poll(async () => {
      const [total, since] = await Promise.all([code.total.textContent(), code.epinephrine.textContent()]);
      return Math.abs(secondsOf(total) - secondsOf(since) - given);
    })
    .toBeLessThanOrEqual(1);
  await context.setOffline(false);
});

test('an EtCO2 below 10 is two taps', async ({ page }) => {
  const code = await startCode(page);
  await code.wait(11);
  code.takeTaps();
  await code.press('Airway, IV');
  await expect(code.button('8')).toBeInViewport();
  await code.press('8');
  expect(code.takeTaps()).toBe(2);
  await expect(code.last).toContainText('EtCO2 8 mmHg');
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`the log and the form of what was forgotten have no sideways scroll at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const code = await startCode(page);
    await code.wait(11);
    await code.press(/^Epinephrine 1 mg/);
    await openLog(code);
    await code.press('Add what was forgotten');
    await page.getByLabel('What was done').selectOption({ label: 'Amiodarone' });
    await expect(page.getByText('Amiodarone 300 mg = 6 mL')).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
  });
}
