import type { Browser } from '@playwright/test';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { judge, say } from '../report.ts';
import { slowDown } from '../speed/phone.ts';
import { beginPractice, crewPhone, tapButton } from './crew-phone.ts';

const TASK_MS = 50;
/** What an event with its row, its words and its lines of the journal may weigh. */
const BYTES_AN_EVENT = 4_096;
const PER_MIN = 60;

/** A crew that presses once a second: how long the page was busy with one task, and whether its memory stays. */
export async function busyCode(browser: Browser, minutes: number): Promise<void> {
  const server = await ServerProcess.launch();
  const [context, page] = await crewPhone(browser, server.url);
  await beginPractice(page);
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('button', { name: /BLS/ }).tap();
  await page.locator('.code-buttons').getByRole('button', { name: 'New compressor' }).waitFor();
  const session = await slowDown(page);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  const presses = minutes * PER_MIN;
  const start = performance.now();
  let half = before;
  for (let count = 1; count <= presses; count += 1) {
    await tapButton(page, 'New compressor');
    if (count === Math.round(presses / 2)) half = await heap();
    await page.waitForTimeout(Math.max(0, start + (count * 60_000) / PER_MIN - performance.now()));
  }
  const after = await heap();
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  const what = `${presses} events in ${minutes} min, 4x slower`;
  judge(
    `${what}: tasks over ${TASK_MS} ms`,
    tasks.length === 0,
    `${tasks.length}, the longest ${Math.max(0, ...tasks)} ms`,
  );
  const each = (after - half) / (presses / 2);
  judge(`${what}: memory of an event in the second half`, each <= BYTES_AN_EVENT, `${Math.round(each)} bytes`);
  say(
    `     heap before, in the middle, after: ${[before, half, after].map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`).join(', ')}`,
  );
  await context.close();
  await server.stop();
}
