import type { Browser, CDPSession, Page } from '@playwright/test';
import { phoneContext, slowDown } from './phone.ts';

export interface Shift {
  /** Duration of each interaction in ms, as the browser itself measures it (Event Timing, at least 16 ms). */
  readonly interactions: readonly number[];
  readonly longestTask: number;
  /** JavaScript heap in bytes after a garbage collection: once every card has been opened, and at the end. */
  readonly heapBefore: number;
  readonly heapAfter: number;
}

const ROUNDS = 10;
const PROTOCOLS = ['Adult Cardiac Arrest', 'Chest Pain', 'Pulmonary Edema'];

/**
 * Simulates a whole shift of use in a short time: each round has two cards, three doses, a drug, the hospitals and a
 * search.
 */
export async function measureShift(
  browser: Browser,
  url: string,
  signIn: (page: Page) => Promise<void>,
): Promise<Shift> {
  const context = await phoneContext(browser, url);
  const page = await context.newPage();
  await signIn(page);
  await page.addInitScript(watchWork);
  await page.goto('/');
  await page.getByText('Ready offline').first().waitFor();
  const session = await slowDown(page);
  await session.send('HeapProfiler.enable');
  await page.evaluate(() => (window as unknown as Watched).watched.begin());
  let heapBefore = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await oneRound(page, round);
    // By now each card in the list has been open once, so everything that the app keeps on purpose is in memory. Later
    // growth is a leak, or code that the engine has compiled in the meantime.
    if (round === PROTOCOLS.length - 1) heapBefore = await heapOf(session);
  }
  const heapAfter = await heapOf(session);
  const { interactions, longestTask } = await page.evaluate(() => (window as unknown as Watched).watched);
  await context.close();
  return { interactions, longestTask, heapBefore, heapAfter };
}

async function oneRound(page: Page, round: number): Promise<void> {
  const title = PROTOCOLS[round % PROTOCOLS.length] ?? '';
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Home' }).tap();
  await page.getByRole('link', { name: /Adult Cardiac \d/ }).tap();
  const card = page.getByRole('button', { name: new RegExp(`^${title}`) }).first();
  await card.tap();
  await page.waitForTimeout(100);
  await bar.getByRole('link', { name: 'Home' }).tap();
  await page.getByRole('link', { name: /Dose Calculator/ }).tap();
  for (const weight of ['7', '22', '70']) {
    await page.getByLabel('Weight (kg)').fill('');
    await page.getByLabel('Weight (kg)').pressSequentially(weight, { delay: 60 });
  }
  await bar.getByRole('link', { name: 'Medications' }).tap();
  await page.getByRole('tab', { name: 'All Medications' }).tap();
  await page.getByRole('searchbox').pressSequentially('keta', { delay: 60 });
  await bar.getByRole('link', { name: 'Hospitals' }).tap();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await bar.getByRole('link', { name: 'Home' }).tap();
  await page.getByRole('link', { name: 'Common searches', exact: true }).tap();
  await page.getByRole('searchbox').pressSequentially('stroke', { delay: 60 });
  await page.waitForTimeout(100);
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

interface Watched {
  watched: { interactions: number[]; longestTask: number; begin: () => void };
}

/** Inside the page: collects interactions and long tasks from `begin` on. */
function watchWork(): void {
  const byInteraction = new Map<number, number>();
  const watched = {
    longestTask: 0,
    get interactions() {
      return [...byInteraction.values()];
    },
    begin() {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          const id = entry.interactionId;
          if (id > 0) byInteraction.set(id, Math.max(byInteraction.get(id) ?? 0, entry.duration));
        }
        // TypeScript's DOM types lack the threshold.
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration);
      }).observe({ type: 'longtask' });
    },
  };
  Object.assign(window, { watched });
}
