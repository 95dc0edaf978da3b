import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { BROWSER_FLAGS, wholeBrowserPath } from '../../e2e/browser.ts';

/** A lower mid-range phone: a small screen, and a processor four times slower than this machine's. */
const PROCESSOR = 4;

/** A mobile network: delay per request in ms, and bytes per second down and up. */
export interface Line {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** "Slow 4G" as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. */
export const SLOW_4G: Line = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/**
 * The same line, applied to each request as in Lighthouse: connecting costs round trips too, and the full rate is not
 * reached.
 */
export const FIELD_LINE: Line = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: wholeBrowserPath(), args: BROWSER_FLAGS });

export const phoneContext = (
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, baseURL, ...options });

/** Slows a page down to the speed of the phone, and its network to that of a line if one is given. */
export async function slowDown(page: Page, line?: Line): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  if (line !== undefined) await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  return session;
}

/** The first paint, in ms since the navigation began. */
export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint !== undefined) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
