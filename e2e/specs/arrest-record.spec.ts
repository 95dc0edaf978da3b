import { axeFaults } from '../fixtures/axe.ts';
import { sideways } from '../fixtures/page-probe.ts';
import { expect, test, UNREACHABLE } from '../fixtures/test.ts';
import { openLog } from '../pages/arrest-record.ts';
import { startArrest } from '../pages/arrest-screen.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE] } });

test('an EtCO2 below 10 is two taps', async ({ page }) => {
  const code = await startArrest(page);
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
    const code = await startArrest(page);
    await code.wait(11);
    await code.press(/^Epinephrine 1 mg/);
    await openLog(code);
    if (width === 390) expect(await axeFaults(page)).toEqual([]);
    await code.press('Add what was forgotten');
    await page.getByLabel('What was done').selectOption({ label: 'Amiodarone' });
    await expect(page.getByText('Amiodarone 300 mg = 6 mL')).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
  });
}
