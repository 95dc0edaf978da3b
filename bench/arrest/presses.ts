import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { judge, median, say } from '../report.ts';
import { phoneContext, slowDown } from '../speed/phone.ts';
import { beginPractice, crewPhone, tapButton } from './crew-phone.ts';

const SEEN_MS = 100;
const DURABLE_MS = 250;
/** A button whose meaning has just changed briefly ignores presses. */
const SETTLED_MS = 2_200;

interface Press {
  readonly seen: number;
  readonly durable: number;
}

/** Measures how soon a press appears in the screen's footer, and how soon the tick shows that it is on disk. */
export async function arrestPresses(browser: Browser, rounds: number): Promise<void> {
  const server = await ServerProcess.launch();
  const [context, page] = await crewPhone(browser, server.url);
  await beginPractice(page);
  await slowDown(page);
  // Opened in its own window, because a covered page paints nothing.
  const bare = await barePage(await phoneContext(browser, server.url));
  const presses: Press[] = [];
  const bareSeen: number[] = [];
  const press = async (name: string | RegExp) => {
    await page.waitForTimeout(SETTLED_MS);
    presses.push(await timesOf(page, () => tapButton(page, name)));
  };
  for (let round = 0; round < rounds; round += 1) {
    await press('Pause for check');
    await press('VF / pVT');
    await press(/^SHOCK GIVEN/);
    await press('Resume CPR');
    await page.waitForTimeout(SETTLED_MS);
    await tapButton(page, 'Airway, IV');
    await page.waitForTimeout(SETTLED_MS);
    const access = page.getByRole('button', { name: round % 2 === 0 ? /^IV/ : /^IO/ }).first();
    presses.push(await timesOf(page, () => access.tap()));
    await bare.waitForTimeout(SETTLED_MS);
    bareSeen.push((await timesOf(bare, () => bare.getByRole('button').tap())).seen);
  }
  const count = `4x slower, n ${presses.length}`;
  const seen = presses.map((one) => one.seen);
  const durable = presses.map((one) => one.durable);
  judge(`a press is seen, 95 % within, ${count}`, p95(seen) <= SEEN_MS, `${p95(seen)} ms (${SEEN_MS} ms)`);
  judge(
    `a press is on the disk, 95 % within, ${count}`,
    p95(durable) <= DURABLE_MS,
    `${p95(durable)} ms (${DURABLE_MS} ms)`,
  );
  say(
    `     seen: median ${median(seen)} ms, worst ${Math.max(...seen)} ms; on the disk: worst ${Math.max(...durable)} ms`,
  );
  say(
    `     a button of a page with nothing else, in the same run: median ${median(bareSeen)} ms, 95 % within ${p95(bareSeen)} ms, n ${bareSeen.length}`,
  );
  await Promise.all([context.close(), bare.context().close()]);
  await server.stop();
}

/** A page with one button that writes a line. Its time is the machine's own share, whatever the app does. */
async function barePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setContent(`
    <meta name="viewport" content="width=device-width" />
    <button style="width: 100%; height: 110px">Press</button>
    <div class="arrest-foot"><p role="status"><b class="font-bold">0</b> 0:00 <span class="sr-only"></span></p></div>`);
  await page.evaluate(() => {
    let count = 0;
    document.querySelector('button')?.addEventListener('click', () => {
      count += 1;
      const [words, tick] = ['.font-bold', '.sr-only'].map((name) => document.querySelector(name));
      if (words) words.textContent = `${count}`;
      if (tick) tick.textContent = 'Saved';
    });
  });
  await slowDown(page);
  return page;
}

const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** Reads the ms from a press to the paint in which the footer shows it, and to the paint of its tick. */
const PRESS = /^press seen after (\d+|Infinity) ms, on the disk after (\d+) ms$/;

/**
 * Writes the times to the console, because anything else that the tool did in the page would slow the page down. The
 * browser reports when it painted the change after a press (Event Timing, in steps of 8 ms).
 */
function notePress(): void {
  const foot = document.querySelector('.arrest-foot [role=status]');
  if (foot === null) throw new Error('The foot of the screen is not there.');
  const words = () => `${foot.querySelector('.font-bold')?.textContent}|${/\d+:\d\d/.exec(foot.textContent)?.[0]}`;
  const before = words();
  let pressed = 0;
  let seen: number | undefined;
  let durable: number | undefined;
  const tell = () => {
    if (seen === undefined || durable === undefined) return;
    paints.disconnect();
    // biome-ignore lint/suspicious/noConsole: the cheapest channel from the page to the bench
    console.info(`press seen after ${seen} ms, on the disk after ${durable} ms`);
  };
  const paints = new PerformanceObserver((list) => {
    const click = list.getEntries().find(({ name, startTime }) => name === 'click' && startTime === pressed);
    if (click === undefined) return;
    // If the change is not in this paint, it is in a later one.
    seen = words() === before ? Number.POSITIVE_INFINITY : click.duration;
    tell();
  });
  paints.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  const ticks = new MutationObserver(() => {
    if (words() === before || !/Saved/i.test(foot.querySelector('.sr-only')?.textContent ?? '')) return;
    ticks.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        durable = Math.round(performance.now() - pressed);
        tell();
      }),
    );
  });
  ticks.observe(foot, { childList: true, subtree: true, characterData: true });
}

async function timesOf(page: Page, tap: () => Promise<void>): Promise<Press> {
  await page.evaluate(notePress);
  const told = page.waitForEvent('console', { predicate: (message) => PRESS.test(message.text()) });
  await tap();
  const [, seen, durable] = PRESS.exec((await told).text()) ?? [];
  return { seen: Number(seen), durable: Number(durable) };
}
