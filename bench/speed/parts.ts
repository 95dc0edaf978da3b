import type { Browser, Page } from '@playwright/test';
import { median } from '../report.ts';
import { type FirstLoad, type FirstTap, measureFirstLoad } from './first-load.ts';
import { buildGrown, grownAnswers } from './grown-build.ts';
import { BARE_FIELD, KEY_FIELDS, measureKeys } from './key-to-paint.ts';
import { enter, makeReady } from './medic.ts';
import { measureOfflineStarts } from './offline-start.ts';
import { type PageServer, servePages } from './page-server.ts';
import { FIELD_LINE, type Line, SLOW_4G } from './phone.ts';
import { note } from './results.ts';
import { measureShift } from './shift.ts';

/** The measured subjects: the product, the bare page, and any other address. */
export interface Subjects {
  readonly browser: Browser;
  readonly url: string;
  readonly bareUrl: string;
  readonly against: string | undefined;
}

const LOADS = 5;
const STARTS = 15;

/** The tab for the other form, which shows the first field of that form. */
const CREATE_ACCOUNT: FirstTap = { control: '[role=tab][aria-selected=false]', answer: 'input[name=lastName]' };
const PRESS: FirstTap = { control: 'button', answer: '#out:not(:empty)' };
/** For an unknown page: its first control is tapped, and the expected response is that it receives the focus. */
const ANY: FirstTap = {
  control: 'main input, main button, input, button, a[href]',
  answer: ':is(input, button, a):is(:focus, :active)',
};

type LoadLimits = Partial<Record<keyof FirstLoad, number>>;

interface LoadSubject {
  readonly name: string;
  readonly url: string;
  readonly tap: FirstTap;
  readonly limits?: LoadLimits;
}

export async function firstLoads({ browser, url, bareUrl, against }: Subjects): Promise<void> {
  const bare: LoadSubject = { name: 'bare page', url: bareUrl, tap: PRESS };
  const other: LoadSubject[] = against === undefined ? [] : [{ name: against, url: against, tap: ANY }];
  const limits = { bytes: 165, scriptBytes: 80, depth: 2 } as const;
  const signIn: LoadSubject = { name: 'sign-in', url, tap: CREATE_ACCOUNT };
  const slow = { ...signIn, limits: { paint: 1300, tap: 2900, ...limits } };
  const field = { ...signIn, limits: { tap: 2000, ...limits } };
  await noteLoads(browser, 'Slow 4G', SLOW_4G, [slow, bare, ...other]);
  const [ours = [], bares = []] = await noteLoads(browser, 'field line', FIELD_LINE, [field, bare, ...other]);
  const paint = (loads: readonly FirstLoad[]) => median(loads.map((load) => load.paint));
  note('field line: first paint of sign-in after that of the bare page', [paint(ours) - paint(bares)], {
    unit: 'ms',
    limit: 60,
  });
}

/** Loads the subjects in turn, because the speed of the machine varies. Only one at a time uses the processor. */
async function noteLoads(
  browser: Browser,
  lineName: string,
  line: Line,
  subjects: readonly LoadSubject[],
): Promise<ReadonlyArray<readonly FirstLoad[]>> {
  const loads = subjects.map((): FirstLoad[] => []);
  for (let load = 0; load < LOADS; load += 1) {
    for (const [at, { url, tap }] of subjects.entries()) {
      loads[at]?.push(await measureFirstLoad(browser, url, line, tap));
    }
  }
  for (const [at, { name, limits = {} }] of subjects.entries())
    noteLoad(`${lineName}, ${name}`, loads[at] ?? [], limits);
  return loads;
}

function noteLoad(name: string, loads: readonly FirstLoad[], limits: LoadLimits): void {
  const figures = (key: keyof FirstLoad, divisor = 1) => loads.map((load) => load[key] / divisor);
  const limit = (key: keyof FirstLoad) => (limits[key] === undefined ? {} : { limit: limits[key] });
  note(`${name}: first paint`, figures('paint'), { unit: 'ms', ...limit('paint') });
  note(`${name}: first working tap`, figures('tap'), { unit: 'ms', ...limit('tap') });
  note(`${name}: bytes before the first tap`, figures('bytes', 1000), { unit: 'kB', ...limit('bytes') });
  note(`${name}: of them scripts`, figures('scriptBytes', 1000), { unit: 'kB', ...limit('scriptBytes') });
  note(`${name}: files in a chain before the first tap`, figures('depth'), { unit: 'files', ...limit('depth') });
}

export async function offlineStarts({ browser, url, bareUrl }: Subjects): Promise<void> {
  const makeBareReady = async (page: Page) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  };
  const subjects = [
    { url: bareUrl, makeReady: makeBareReady },
    { url, makeReady },
  ];
  const [bare = [], ours = []] = await measureOfflineStarts(browser, subjects, STARTS);
  note('bare page: first paint offline', bare, { unit: 'ms' });
  note('Home: first paint offline', ours, { unit: 'ms', limit: 244 });
  note('Home against the bare page, offline', [median(ours) / median(bare)], { unit: 'x', limit: 1.5 });
}

export async function keys({ browser, url, bareUrl }: Subjects): Promise<void> {
  const { toPaint: bare } = await measureKeys(browser, bareUrl, async () => undefined, BARE_FIELD);
  note('bare page: key to paint', bare, { unit: 'ms' });
  for (const [name, field] of Object.entries(KEY_FIELDS)) {
    const { toPaint: samples, furtherFrames } = await measureKeys(browser, url, makeReady, field);
    const against = samples.map((sample) => sample / median(bare));
    note(`${name}: key to paint`, samples, { unit: 'ms' });
    note(`${name}: against the bare page, median`, against, { unit: 'x', limit: 2.5 });
    note(`${name}: against the bare page, worst`, against, { unit: 'x', limit: 6, by: 'worst' });
    note(`${name}: settled after further frames`, furtherFrames, { unit: 'frames', limit: 1 });
  }
}

export async function shift({ browser, url }: Subjects): Promise<void> {
  const { interactions, longestTask, heapBefore, heapAfter } = await measureShift(browser, url, enter);
  note('shift: interaction to next frame', interactions, { unit: 'ms' });
  note('shift: longest task', [longestTask], { unit: 'ms', limit: 150 });
  note('shift: heap after it', [heapAfter / 1_000_000], { unit: 'MB' });
  note('shift: growth of the heap', [(100 * (heapAfter - heapBefore)) / heapBefore], { unit: '%', limit: 8 });
}

const FACTORS = [1, 10] as const;
/** Runs each field with each content in turn, because the speed of the machine varies. */
const ROUNDS = 3;

/**
 * Runs the same measurement with ten times the content and compares the results with those for the present content,
 * both served the same way.
 */
export async function scaling({ browser, url: apiUrl }: Subjects): Promise<void> {
  const served = new Map<number, PageServer>();
  for (const factor of FACTORS) {
    const root = await buildGrown(factor);
    served.set(factor, await servePages({ root, like: apiUrl, apiUrl, answers: grownAnswers(factor) }));
  }
  const pages = [...served.values()];
  const subjects = [...served].map(([factor, { url }]) => ({ name: `content x${factor}`, url, tap: CREATE_ACCOUNT }));
  await noteLoads(browser, 'Slow 4G', SLOW_4G, subjects);
  const starts = await measureOfflineStarts(
    browser,
    pages.map(({ url }) => ({ url, makeReady })),
    LOADS,
  );
  for (const [at, { name }] of subjects.entries()) {
    note(`${name}: first paint offline`, starts[at] ?? [], { unit: 'ms' });
  }
  for (const name of Object.keys(KEY_FIELDS)) await noteGrowth(browser, served, name as keyof typeof KEY_FIELDS);
  for (const each of pages) await each.stop();
}

async function noteGrowth(
  browser: Browser,
  served: ReadonlyMap<number, PageServer>,
  name: keyof typeof KEY_FIELDS,
): Promise<void> {
  const samples = new Map<number, number[]>(FACTORS.map((factor) => [factor, []]));
  const growths = new Map<number, number[]>(FACTORS.map((factor) => [factor, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const medians = new Map<number, number>();
    for (const [factor, { url }] of round % 2 === 0 ? served : [...served].reverse()) {
      const { toPaint: times } = await measureKeys(browser, url, makeReady, KEY_FIELDS[name]);
      samples.get(factor)?.push(...times);
      medians.set(factor, median(times));
    }
    for (const [factor, value] of medians) growths.get(factor)?.push(value / (medians.get(1) ?? Number.NaN));
  }
  for (const factor of FACTORS) {
    note(`content x${factor}: ${name}, key to paint`, samples.get(factor) ?? [], { unit: 'ms' });
    if (factor === 1) continue;
    note(`content x${factor}: ${name}, growth of a run`, growths.get(factor) ?? [], { unit: 'x', limit: 1.1 });
  }
}
