import type { Browser, BrowserContext, Page } from '@playwright/test';
import { firstPaint, phoneContext, slowDown } from './phone.ts';

interface OfflineSubject {
  readonly url: string;
  /** Signs in if needed, and waits until the page needs no network. */
  readonly makeReady: (page: Page) => Promise<void>;
}

/**
 * Measures the first paints of new tabs without a network, with the processor slowed down.
 * @returns the paints of each subject in ms, in the order of the subjects. The subjects take turns, start by start, so
 * that a busy spell of the machine affects all of them.
 */
export async function measureOfflineStarts(
  browser: Browser,
  subjects: readonly OfflineSubject[],
  times: number,
): Promise<number[][]> {
  const ready: Array<{ readonly context: BrowserContext; readonly paints: number[] }> = [];
  for (const { url, makeReady } of subjects) {
    const context = await phoneContext(browser, url);
    await makeReady(await context.newPage());
    await context.setOffline(true);
    ready.push({ context, paints: [] });
  }
  for (let start = 0; start < times; start += 1) {
    for (const { context, paints } of ready) {
      const tab = await context.newPage();
      await slowDown(tab);
      await tab.goto('/');
      paints.push(await firstPaint(tab));
      await tab.close();
    }
  }
  for (const { context } of ready) await context.close();
  return ready.map(({ paints }) => paints);
}
