import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, wholeBrowserPath } from '../../e2e/browser.ts';

/** A phone of the lower middle class: a small screen and a processor four times slower than this machine's. */
const PROCESSOR = 4;
/** "Slow 4G" as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 } as const;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: wholeBrowserPath(), args: BROWSER_FLAGS });

export const phoneContext = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, baseURL });

/** Slows a page down to the phone, and to Slow 4G when asked. */
export async function slowDown(page: Page, { network }: { readonly network: boolean }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
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
