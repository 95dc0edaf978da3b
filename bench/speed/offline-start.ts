import type { Browser } from '@playwright/test';
import { firstPaint, phoneContext, slowDown } from './phone.ts';

interface OfflineSubject {
  readonly url: string;
  /** Signs in, if need be, and waits until the page needs no network any more. */
  readonly makeReady: (page: import('@playwright/test').Page) => Promise<void>;
}

/** First paints of new tabs with the network gone, the processor slowed down. */
export async function measureOfflineStarts(
  browser: Browser,
  subject: OfflineSubject,
  times: number,
): Promise<number[]> {
  const context = await phoneContext(browser, subject.url);
  const page = await context.newPage();
  await subject.makeReady(page);
  await context.setOffline(true);
  const paints: number[] = [];
  for (let start = 0; start < times; start += 1) {
    const tab = await context.newPage();
    await slowDown(tab, { network: false });
    await tab.goto('/');
    paints.push(await firstPaint(tab));
    await tab.close();
  }
  await context.close();
  return paints;
}
