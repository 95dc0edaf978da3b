import { startArrest } from '../pages/arrest-screen.ts';
import { expect, test } from './test.ts';

test('a second patient has a log of its own, and either code is two taps away', async ({ page }) => {
  const code = await startArrest(page, 11);
  await code.weigh('70');
  await code.press(/^Pause/);
  code.takeTaps();
  await code.press(/^More/);
  await code.wait(1);
  await code.press(/^Second patient/);
  expect(code.takeTaps()).toBe(2);
  await code.wait(11);
  await expect(code.cycle).toHaveAccessibleName(/^Cycle/);
  await expect(code.button(/^Adult/)).toContainText('Weight?');

  await test.step('back to the first, which went on', async () => {
    await code.press(/^More/);
    await code.wait(1);
    await code.press(/^Other code: Adult, 70 kg/);
    expect(code.takeTaps()).toBe(2);
    await expect(code.cycle).toHaveAccessibleName(/^Pause/);
    await expect(code.button(/^Adult/)).toContainText('70 kg');
  });

  await test.step('the other one is a button on the screen', async () => {
    await code.press(/^Other \d+:\d\d/);
    await expect(code.button(/^Adult/)).toContainText('Weight?');
    await code.press(/^Other \d+:\d\d/);
    await expect(code.button(/^Adult/)).toContainText('70 kg');
  });

  await test.step('also from the list of codes', async () => {
    await page.goto('/code/log');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await rows.first().getByRole('link').click();
    await expect(code.button(/^Adult/)).toContainText('Weight?');
    await page.goto('/code/log');
    await rows.last().getByRole('link').click();
    await expect(code.button(/^Adult/)).toContainText('70 kg');
  });

  await test.step('the end of one is not the end of the other', async () => {
    await code.press(/^More/);
    await code.wait(1);
    await code.press('End the code');
    await code.press('End now');
    await page.goto('/code');
    await expect(code.cycle).toHaveAccessibleName(/^Cycle/);
  });
});

test('a code of 500 events is the same after a reload, and its next press is logged', async ({ page }) => {
  const code = await startArrest(page, 11);
  await code.press(/^More/);
  await code.wait(1);
  await code.press(/^BLS/);
  const compressor = code.button('New compressor');
  await compressor.waitFor();
  await code.wait(3);
  await compressor.evaluate((button: HTMLElement) => {
    for (let count = 0; count < 500; count += 1) button.click();
  });
  await expect(code.last).toContainText('New compressor');
  await expect(code.last).toContainText('saved');
  await page.reload();
  await expect(code.last).toContainText('New compressor');
  await code.press(/^Pause/);
  await expect(code.last).toContainText('Pause');
  await expect(code.last).toContainText('saved');
});
