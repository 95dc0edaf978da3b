import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { judge, say } from '../report.ts';
import { slowDown } from '../speed/phone.ts';
import { beginPractice, crewPhone, tapButton } from './crew-phone.ts';

const ROUNDS = 25;
const SEEN_MS = 100;
const DURABLE_MS = 250;
/** A button that has just changed its meaning counts nothing for a moment. */
const SETTLED_MS = 2_200;

interface Press {
  readonly seen: number;
  readonly durable: number;
}

/** How soon a press is seen in the foot of the screen, and how soon the tick says that the disk has it. */
export async function codePresses(browser: Browser): Promise<void> {
  const server = await ServerProcess.launch();
  const [context, page] = await crewPhone(browser, server.url);
  await beginPractice(page);
  await slowDown(page);
  const presses: Press[] = [];
  const press = async (name: string | RegExp) => {
    await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(notePress);
    await tapButton(page, name);
    presses.push(await pressTimes(page));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await press('Pause for check');
    await press('VF / pVT');
    await press(/^SHOCK GIVEN/);
    await page.waitForTimeout(SETTLED_MS);
    await tapButton(page, 'Airway, IV');
    await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(notePress);
    await page
      .getByRole('button', { name: round % 2 === 0 ? /^IV/ : /^IO/ })
      .first()
      .tap();
    presses.push(await pressTimes(page));
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
  say(`     worst: seen ${Math.max(...seen)} ms, on the disk ${Math.max(...durable)} ms`);
  await context.close();
  await server.stop();
}

const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** Notes the next press, the paint in which the foot names it, and the paint of its tick. */
function notePress(): void {
  const foot = document.querySelector('.code-foot [role=status]');
  if (foot === null) throw new Error('The foot of the screen is not there.');
  const words = () => `${foot.querySelector('.font-bold')?.textContent}|${/\d+:\d\d/.exec(foot.textContent)?.[0]}`;
  const before = words();
  const times: { pressed?: number; seen?: number; durable?: number } = {};
  Object.assign(window, { pressTimes: times });
  window.addEventListener('click', ({ timeStamp }) => (times.pressed = timeStamp), { capture: true, once: true });
  const painted = (then: (at: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  const look = () => {
    if (times.seen === undefined && words() !== before) {
      times.seen = 0;
      painted((at) => (times.seen = at));
    }
    if (
      times.durable === undefined &&
      words() !== before &&
      /Saved/i.test(foot.querySelector('.sr-only')?.textContent ?? '')
    ) {
      times.durable = 0;
      painted((at) => (times.durable = at));
      observer.disconnect();
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(foot, { childList: true, subtree: true, characterData: true });
}

interface Noted {
  pressTimes: { pressed?: number; seen?: number; durable?: number };
}

async function pressTimes(page: Page): Promise<Press> {
  await page.waitForFunction(() => {
    const { seen, durable } = (window as unknown as Noted).pressTimes;
    return Boolean(seen) && Boolean(durable);
  });
  return page.evaluate(() => {
    const { pressed = 0, seen = 0, durable = 0 } = (window as unknown as Noted).pressTimes;
    return { seen: Math.round(seen - pressed), durable: Math.round(durable - pressed) };
  });
}
