import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { startArrest } from '../pages/arrest-screen.ts';

const MINUTE_MS = 60_000;

/**
 * Takes the page out of view or brings it back. The test controls the time, so the browser's own visibility cannot be
 * used.
 */
const putInView = (page: Page, isInView: boolean): Promise<void> =>
  page.evaluate((inView) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !inView });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (inView ? 'visible' : 'hidden'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isInView);

declare const tones: number[];

/** Records each tone that a page plays. The metronome's loop does not count as a tone. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(globalThis, { tones: heard });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...times) {
      if (!this.loop) heard.push(this.buffer?.duration ?? 0);
      start.apply(this, times);
    };
  });

const HIDDEN = [
  // A page in the background is slow, but its own clock keeps running.
  ['out of view', (page: Page) => page.clock.fastForward(30 * MINUTE_MS)],
  // During sleep the page's own clock stops. Only the device's clock keeps running.
  ['asleep', async (page: Page) => page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 30 * MINUTE_MS)],
] as const;

for (const [how, pass] of HIDDEN) {
  test(`30 min ${how}: the times are right, what was missed is told once, and the screen says how long it was away`, async ({
    page,
  }) => {
    await listen(page);
    const code = await startArrest(page, 11);
    await code.press(/^Pause/);
    await code.press(/^Asystole/);
    await code.wait(3);
    await code.press(/^Epinephrine 1 mg/);
    await code.wait(1);
    const before = await page.evaluate(() => tones.length);
    await putInView(page, false);
    await pass(page);
    await putInView(page, true);
    await code.wait(1);
    await expect(code.total).toHaveText(/^30:[12]\d$/);
    await expect(code.epinephrine).toHaveText(/^30:0\d$/);
    await expect(page.getByText(/^Away 30:0\d: not in the log$/)).toBeVisible();
    await expect(code.now).toContainText(/epinephrine|rhythm/i);
    expect(await page.evaluate(() => tones.length), 'one late tone, no burst').toBeLessThanOrEqual(before + 1);
  });
}
