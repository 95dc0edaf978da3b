import { expect, test } from '../fixtures/test.ts';
import { startArrest } from '../pages/arrest-screen.ts';

test('a finger does what the button said when it came down', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.press(/^Epinephrine 1 mg/);
  await code.press('Undo');
  await code.wait(1);
  await code.button('Redo').hover();
  await page.mouse.down();
  await code.wait(9);
  await expect(code.button('1 minute earlier')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/^\d given,?$/)).toHaveText(/^1 given/);
});

test('what may be counted once more is read with its dose, also on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const code = await startArrest(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('16.5');
  const epinephrine = code.button(/^Epinephrine 0/);
  await epinephrine.click();
  await epinephrine.click();
  await expect(code.button('Counted once. Count one more dose')).toBeVisible();
  const lines = await code.last.evaluate((status) => {
    const { height, width } = status.getBoundingClientRect();
    return { count: Math.round(height / Number.parseFloat(getComputedStyle(status).lineHeight)), width };
  });
  expect(lines.count).toBeGreaterThanOrEqual(2);
  expect(lines.width, 'the longest word, "Epinephrine", is whole').toBeGreaterThan(96);
});
