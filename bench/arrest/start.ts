import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, wholeBrowserPath } from '../../e2e/browser.ts';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { judge, median } from '../report.ts';
import { slowDown } from '../speed/phone.ts';
import { crewPhone, openReady } from './crew-phone.ts';

const TIMES = 20;
const DIGITS_MS = 300;
const COLD_MS = 2_000;
/** Screens that a crew may be on when an arrest starts. */
const SCREENS = ['/', '/protocols/stroke', '/calculator', '/search'] as const;

/**
 * Measures how soon an arrest is running: from the tap on CODE to the digits of the clock, and from a cold start
 * without a server.
 */
export async function arrestStart(browser: Browser): Promise<void> {
  const server = await ServerProcess.launch();
  await tapToDigits(browser, server.url);
  await coldStart(server);
}

async function tapToDigits(browser: Browser, url: string): Promise<void> {
  const [context, page] = await crewPhone(browser, url);
  await context.setOffline(true);
  await slowDown(page);
  const took: number[] = [];
  for (let count = 0; count < TIMES; count += 1) {
    await page.goto(SCREENS[count % SCREENS.length] ?? '/');
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    // A medic looks at a screen before the call, so the prefetched chunks have arrived by then.
    await page.waitForTimeout(3_000);
    await page.evaluate(noteDigits);
    const code = page.getByRole('button', { name: 'CODE' }).first();
    took.push(await digitsOf(page, () => code.tap()));
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await page.locator('.arrest-total').waitFor({ state: 'detached' });
  }
  judge(
    `from the touch on CODE to the digits, 4x slower, without a network, n ${TIMES} on ${SCREENS.length} screens`,
    median(took) <= DIGITS_MS,
    `median ${Math.round(median(took))} ms, worst ${Math.round(Math.max(...took))} ms (${DIGITS_MS} ms)`,
  );
  await context.close();
}

/** The ms from the tap, or else from the start of the page, to the first paint that shows an arrest's digits. */
const DIGITS = /^digits after (\d+) ms$/;

/** Writes the times to the console, because anything else that the tool did in the page would slow the page down. */
function noteDigits(): void {
  let touch = 0;
  window.addEventListener('pointerdown', ({ timeStamp }) => (touch = timeStamp), { capture: true, once: true });
  // biome-ignore lint/suspicious/noConsole: the cheapest channel from the page to the bench
  const tell = () => console.info(`digits after ${Math.round(performance.now() - touch)} ms`);
  const look = () => {
    if (document.querySelector('.arrest-total') === null) return void requestAnimationFrame(look);
    // The digits are painted in this frame, and a timer runs after it.
    setTimeout(tell);
  };
  look();
}

async function digitsOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const told = page.waitForEvent('console', { predicate: (message) => DIGITS.test(message.text()), timeout: 30_000 });
  await act();
  return Number(DIGITS.exec((await told).text())?.[1]);
}

/**
 * Opens the app's shortcut while no part of the app is running and the server is down: in a new browser with the same
 * profile.
 */
async function coldStart(server: ServerProcess): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'first60-bench-cold-'));
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      executablePath: wholeBrowserPath(),
      args: BROWSER_FLAGS,
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
  const first = await open();
  await openReady(await first.newPage());
  await first.close();
  await server.stop();
  const took: number[] = [];
  for (let count = 0; count < TIMES; count += 1) {
    const context = await open();
    const tab = await context.newPage();
    await slowDown(tab);
    await tab.addInitScript(noteDigits);
    took.push(await digitsOf(tab, () => tab.goto('/code?start=patient')));
    await tab.getByRole('button', { name: 'Cancel' }).tap();
    await tab.locator('.arrest-total').waitFor({ state: 'detached' });
    await context.close();
  }
  judge(
    `from a cold start with a dead server to the digits, 4x slower, each in a new browser, n ${TIMES}`,
    median(took) <= COLD_MS,
    `median ${Math.round(median(took))} ms, worst ${Math.round(Math.max(...took))} ms (${COLD_MS} ms)`,
  );
  await rm(profile, { recursive: true, force: true });
}
