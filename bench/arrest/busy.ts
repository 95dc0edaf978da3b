import type { Browser } from '@playwright/test';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { judge, say } from '../report.ts';
import { slowDown } from '../speed/phone.ts';
import { beginPractice, crewPhone, tapButton } from './crew-phone.ts';

const TASK_MS = 50;
/** Maximum memory for one event, including its row, its words and its journal lines. */
const BYTES_AN_EVENT = 4_096;
const PER_MIN = 60;

interface Busy {
  /** Duration of each long task in milliseconds while the crew pressed. */
  readonly tasks: readonly number[];
  /** Heap in bytes before the run, halfway through it and after it. */
  readonly heap: readonly [number, number, number];
}

/**
 * Simulates a crew that presses once a second, and measures how long single tasks block the page, and whether its
 * memory use stays constant. Two phones run at once, one of them four times slower: its tasks are only reported, and
 * the limit applies to the other phone.
 */
export async function busyArrest(browser: Browser, minutes: number): Promise<void> {
  const server = await ServerProcess.launch();
  const presses = minutes * PER_MIN;
  const [usual, slow] = await Promise.all([
    busyPhone(browser, server.url, presses),
    busyPhone(browser, server.url, presses, 'slow'),
  ]);
  const what = `${presses} events in ${minutes} min`;
  judge(
    `${what}: tasks over ${TASK_MS} ms`,
    usual.tasks.length === 0,
    `${usual.tasks.length}, the longest ${Math.max(0, ...usual.tasks)} ms`,
  );
  say(`     4x slower: ${slow.tasks.length}, the longest ${Math.max(0, ...slow.tasks)} ms`);
  for (const [name, { heap }] of [['', usual] as const, [', 4x slower', slow] as const]) {
    const [, half, after] = heap;
    const each = (after - half) / (presses / 2);
    judge(`${what}${name}: memory of an event in the second half`, each <= BYTES_AN_EVENT, `${Math.round(each)} bytes`);
    say(`     heap before, in the middle, after: ${heap.map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`).join(', ')}`);
  }
  await server.stop();
}

async function busyPhone(
  browser: Browser,
  url: string,
  presses: number,
  pace: 'usual' | 'slow' = 'usual',
): Promise<Busy> {
  const [context, page] = await crewPhone(browser, url);
  await beginPractice(page);
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('button', { name: /BLS/ }).tap();
  await page.locator('.arrest-buttons').getByRole('button', { name: 'New compressor' }).waitFor();
  const session = pace === 'slow' ? await slowDown(page) : await context.newCDPSession(page);
  await page.evaluate(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  });
  /** Times of the measurement's own garbage collections, which do not count as page tasks. */
  const collected: Array<readonly [from: number, to: number]> = [];
  const heap = async () => {
    const from = await page.evaluate(() => performance.now());
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    collected.push([from, await page.evaluate(() => performance.now())]);
    return usedSize;
  };
  const before = await heap();
  const start = performance.now();
  let half = before;
  for (let count = 1; count <= presses; count += 1) {
    await tapButton(page, 'New compressor');
    if (count === Math.round(presses / 2)) half = await heap();
    await page.waitForTimeout(Math.max(0, start + (count * 60_000) / PER_MIN - performance.now()));
  }
  const after = await heap();
  const all = await page.evaluate(() =>
    (window as unknown as { tasks: PerformanceEntry[] }).tasks.map(({ startTime, duration }) => ({
      startTime,
      duration,
    })),
  );
  const tasks = all
    .filter(({ startTime }) => !collected.some(([from, to]) => startTime >= from && startTime <= to))
    .map(({ duration }) => duration);
  await context.close();
  return { tasks, heap: [before, half, after] };
}
