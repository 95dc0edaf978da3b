import type { Page } from '@playwright/test';
import { openSignedIn } from '../fixtures/medic.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** The audio contexts that a page opened, as the browser reports them. */
interface Heard {
  contexts: AudioContext[];
  loops: Array<{ seconds: number; offset: number }>;
}
declare const heard: Heard;

/** Records each context and each loop that a page starts. They remain the browser's own. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const notes: Heard = { contexts: [], loops: [] };
    Object.assign(globalThis, { heard: notes });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (at, offset) {
      if (this.loop) notes.loops.push({ seconds: this.buffer?.duration ?? 0, offset: offset ?? 0 });
      start.call(this, at, offset);
    };
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        notes.contexts.push(this);
      }
    };
  });

const states = (page: Page) => page.evaluate(() => heard.contexts.map(({ state }) => state));
const metronome = (page: Page) => page.getByRole('button', { name: /^Metronome/ });

async function practice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Practice' }).click();
  await expect(metronome(page)).toBeVisible({ timeout: 20_000 });
}

// Slow: two loops are played to their ends.
test('the metronome is one loop of 6 s; a stopped context comes back, one that stands still is replaced at a tap', async ({
  page,
}) => {
  await listen(page);
  await openSignedIn(page, '/code');
  await practice(page);
  await metronome(page).click();
  await expect.poll(() => states(page)).toEqual(['running']);
  expect(await page.evaluate(() => heard.loops)).toEqual([{ seconds: 6, offset: 0 }]);

  await test.step('the device stops it, as a call does: it goes on by itself', async () => {
    await page.evaluate(() => heard.contexts[0]?.suspend());
    await expect.poll(() => states(page)).toEqual(['running']);
  });

  await test.step('its clock stands still: a tap is asked for and opens another', async () => {
    await page.evaluate(() => Object.defineProperty(heard.contexts[0], 'currentTime', { get: () => 1 }));
    await expect(metronome(page)).toContainText('Tap: sound');
    await metronome(page).click();
    await expect.poll(() => states(page)).toEqual(['closed', 'running']);
    await expect(metronome(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => heard.loops.length)).toBe(2);
  });

  await test.step('a pulse stops it, and a pulse that is lost again brings it back', async () => {
    const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await press('Pause for check');
    await press('Pulse');
    await expect(metronome(page)).toHaveAttribute('aria-pressed', 'false');
    await press('Re-arrest');
    await expect(metronome(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => page.evaluate(() => heard.loops.length)).toBe(3);
  });

  await test.step('pressed again it is silent', async () => {
    await metronome(page).click();
    await expect(metronome(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

test('one tab sounds: another takes the sound at a press, and the one before says so', async ({ page, context }) => {
  await listen(page);
  await openSignedIn(page, '/code');
  await practice(page);
  await metronome(page).click();
  await expect.poll(() => page.evaluate(() => heard.loops.length)).toBe(1);

  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await listen(other);
  await other.goto('/code');
  await expect(metronome(other)).toBeVisible();
  expect(await other.evaluate(() => heard.loops.length), 'nothing sounds twice').toBe(0);
  await metronome(other).click();
  await expect.poll(() => other.evaluate(() => heard.loops.length)).toBe(1);
  await expect(metronome(page)).toContainText('Sounds in another tab');
  await metronome(page).click();
  await expect.poll(() => page.evaluate(() => heard.loops.length)).toBe(2);
  await expect(metronome(other)).toContainText('Sounds in another tab');
});
