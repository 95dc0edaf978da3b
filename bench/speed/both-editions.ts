import { edition } from '@first60/content';
import type { Edition } from '@first60/edition';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SignedContent } from '../../e2e/fixtures/signed-content.ts';
import { median } from '../report.ts';
import { enter, makeReady } from './medic.ts';
import type { Subjects } from './parts.ts';
import { FIELD_LINE, firstPaint, phoneContext, slowDown } from './phone.ts';
import { note } from './results.ts';

/*
 * Compares the built-in edition and a signed one in one run, in turn: first visits over the field line, and starts
 * without a network.
 */

const VISITS = 7;
const STARTS = 15;
const HOME = { address: '/', wanted: 'a[href^="/protocols?category="]' };
const CARD = { address: `/protocols?id=${largestCard()}`, wanted: '[data-section=first60] li' };

/** The card with the most text. */
function largestCard(): string {
  const sizes = Object.values(edition.protocols).map((card) => [card.id, JSON.stringify(card).length] as const);
  return sizes.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/** Every card and drug differs from the build's, so no device has any of them before they are loaded. */
const another: Edition = {
  ...edition,
  protocols: mapped(edition.protocols, (card) => ({ ...card, title: `${card.title} (own)` })),
  formulary: mapped(edition.formulary, (drug) => ({ ...drug, brandNames: [...drug.brandNames, 'Own'] })),
};

function mapped<Entry>(
  entries: Readonly<Record<string, Entry>>,
  change: (entry: Entry) => Entry,
): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, change(entry)]));
}

interface Visit {
  readonly usable: number;
  readonly kilobytes: number;
  readonly requests: number;
}

interface Place {
  readonly address: string;
  /** Selector of an element that exists once the screen can be read. */
  readonly wanted: string;
}

/** Time until the screen can be read, in ms since the navigation began. */
async function usableAt(page: Page, { wanted }: Place): Promise<number> {
  await page.locator(wanted).first().waitFor({ state: 'attached', timeout: 60_000 });
  return page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN);
}

const watch = (page: Page, { wanted }: Place): Promise<unknown> =>
  page.addInitScript((selector) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      watcher.disconnect();
      performance.mark('usable');
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, wanted);

async function firstVisit(context: BrowserContext, place: Place): Promise<Visit> {
  const page = await context.newPage();
  await enter(page);
  await slowDown(page, FIELD_LINE);
  await watch(page, place);
  await page.goto(place.address, { waitUntil: 'commit' });
  const usable = await usableAt(page, place);
  const loaded = await page.evaluate((until) => {
    const entries = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    return entries.filter(({ startTime }) => startTime < until).map(({ encodedBodySize }) => encodedBodySize);
  }, usable);
  await context.close();
  return { usable, requests: loaded.length, kilobytes: loaded.reduce((sum, size) => sum + size, 0) / 1000 };
}

async function newSigned(): Promise<SignedContent> {
  const content = new SignedContent();
  await content.publish(another);
  return content;
}

/** Measures first visits and offline starts of Home and of the largest card, for both editions. */
export async function bothEditions({ browser, url, bareUrl }: Subjects): Promise<void> {
  const content = await newSigned();
  const contextOf = async (isSigned: boolean): Promise<BrowserContext> => {
    const context = await phoneContext(browser, url);
    if (isSigned) await content.serve(context);
    return context;
  };
  for (const [name, place] of [
    ['largest card', CARD],
    ['Home', HOME],
  ] as const) {
    const visits: Record<'build' | 'signed', Visit[]> = { build: [], signed: [] };
    for (let visit = 0; visit < VISITS; visit += 1) {
      visits.build.push(await firstVisit(await contextOf(false), place));
      visits.signed.push(await firstVisit(await contextOf(true), place));
    }
    for (const [which, samples] of Object.entries(visits)) {
      const figures = (key: keyof Visit) => samples.map((sample) => sample[key]);
      const what = `first visit of ${name}, edition of the ${which === 'build' ? 'build' : 'agency'}`;
      note(`${what}: can be read`, figures('usable'), { unit: 'ms' });
      note(`${what}: loaded by then`, figures('kilobytes'), { unit: 'kB', limit: 170, by: 'worst' });
      note(`${what}: requests by then`, figures('requests'), { unit: 'files', limit: 20, by: 'worst' });
    }
  }
  await offlineStarts(browser, { url, bareUrl }, contextOf);
}

async function offlineStarts(
  browser: Browser,
  { url, bareUrl }: Pick<Subjects, 'url' | 'bareUrl'>,
  contextOf: (isSigned: boolean) => Promise<BrowserContext>,
): Promise<void> {
  const bare = await phoneContext(browser, bareUrl);
  const barePage = await bare.newPage();
  await barePage.goto('/');
  await barePage.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [build, signed] = [await contextOf(false), await contextOf(true)];
  await makeReady(await build.newPage());
  const first = await signed.newPage();
  await makeReady(first);
  await first.goto(url);
  await first.locator('footer').getByText('Edition 1, approved by ').waitFor({ timeout: 60_000 });
  const paints: Record<string, number[]> = {};
  const reads: Record<string, number[]> = {};
  const add = (to: Record<string, number[]>, name: string, value: number) => {
    to[name] = [...(to[name] ?? []), value];
  };
  for (const context of [bare, build, signed]) {
    await context.setOffline(true);
    await context.route('**/api/**', (route) => route.abort());
  }
  for (let start = 0; start < STARTS; start += 1) {
    for (const [name, context] of Object.entries({ bare, build, signed })) {
      for (const [screen, place] of name === 'bare'
        ? ([['page', undefined]] as const)
        : ([
            ['Home', HOME],
            ['card', CARD],
          ] as const)) {
        const tab = await context.newPage();
        await slowDown(tab);
        if (place !== undefined) await watch(tab, place);
        await tab.goto(place?.address ?? '/');
        add(paints, `${name} ${screen}`, await firstPaint(tab));
        if (place !== undefined) add(reads, `${name} ${screen}`, await usableAt(tab, place));
        await tab.close();
      }
    }
  }
  const base = median(paints['bare page'] ?? []);
  note('offline, bare page: first paint', paints['bare page'] ?? [], { unit: 'ms' });
  for (const [name, samples] of Object.entries(paints)) {
    if (name !== 'bare page')
      note(`offline, ${name}: first paint against the bare page`, [median(samples) / base], { unit: 'x', limit: 1.2 });
  }
  for (const [name, samples] of Object.entries(reads)) note(`offline, ${name}: can be read`, samples, { unit: 'ms' });
  const ratio = (screen: string) => median(reads[`signed ${screen}`] ?? []) / median(reads[`build ${screen}`] ?? []);
  note('offline, card of the agency against that of the build: can be read', [ratio('card')], { unit: 'x' });
  for (const context of [bare, build, signed]) await context.close();
}
