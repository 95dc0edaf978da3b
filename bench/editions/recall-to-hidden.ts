import { edition } from '@first60/content';
import type { RecallTarget } from '@first60/seal';
import type { Page } from '@playwright/test';
import { followLink } from '../../e2e/fixtures/link.ts';
import { judge, median, say } from '../report.ts';
import type { Crew } from './crew.ts';
import { readable } from './readable.ts';
import { DRUG, RECALL_SCREENS, type RecallScreen } from './recall-screens.ts';

const LIMIT_MS = 60_000;
const PATIENCE_MS = 120_000;
const TARGET: RecallTarget = { kind: 'drug', id: DRUG, line: null };

/**
 * In the page: finds the smallest elements that contain the drug's name next to a dose. Such an element is a row, a
 * line or a small block, because a whole card contains many drugs and many doses.
 */
function placesWithDose(): string[] {
  const NAME = /epinephrine\s*1:1,000\b/i;
  const DOSE = /\d(?:[\d.,]*)\s*(?:mg|mcg|mL)\b/;
  // The first string replaces a figure and contains the drug's name. The second is the app's own explanation of a
  // ratio, not a dose.
  const NO_DOSE = /Hidden: .*?Call OLMD\.|1:1,000 = 1 mg\/mL/gs;
  // biome-ignore lint/performance/useDomNodeTextContent: people do not read what is hidden
  const textOf = (element: Element): string => ((element as HTMLElement).innerText ?? '').replace(NO_DOSE, '');
  const namesDose = (element: Element): boolean => NAME.test(textOf(element)) && DOSE.test(textOf(element));
  const found: string[] = [];
  for (const element of document.querySelectorAll('main *')) {
    const text = textOf(element);
    if (text.length > 400 || !namesDose(element) || !element.checkVisibility()) continue;
    if (![...element.children].some(namesDose)) found.push(text.replace(/\s+/g, ' ').slice(0, 160));
  }
  return found;
}

/** Waits until a condition holds on a page, checking every quarter of a second. @returns when it held, or undefined */
async function momentOf(page: Page, holds: (page: Page) => Promise<boolean>): Promise<number | undefined> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if (await holds(page)) return Date.now();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return undefined;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function told(what: string, times: ReadonlyArray<number | undefined>): void {
  const here = times.map((time) => time ?? Number.POSITIVE_INFINITY);
  const late = here.filter((time) => time > LIMIT_MS).length;
  judge(
    `${what}, Slow 4G, n ${here.length}`,
    late === 0,
    `median ${seconds(median(here))}, worst ${seconds(Math.max(...here))}, over 60 s: ${late}`,
  );
}

/**
 * Measures how long a figure stays on open phones, wherever it is shown, after the server has responded to a recall
 * with 201.
 */
export async function recallToHidden({ agency, pages }: Crew): Promise<void> {
  const phones = await Promise.all(
    pages.map(async (page, at) => {
      const screen = RECALL_SCREENS[at] as RecallScreen; // there are as many screens as phones
      await screen.open(page);
      return {
        screen,
        page,
        before: await page.evaluate(placesWithDose),
        text: await readable(page.locator('main')),
      };
    }),
  );
  for (const { screen, before } of phones) say(`     ${screen.name}: ${before.length} places with a dose of it`);
  const { sequence, at } = await agency.recall(TARGET, `drug/${DRUG}`);
  const hidden = await Promise.all(
    phones.map(async ({ page, text, before }) => {
      const moment = await momentOf(page, async () =>
        before.length > 0
          ? (await page.evaluate(placesWithDose)).length === 0
          : (await readable(page.locator('main'))) !== text,
      );
      return moment === undefined ? undefined : moment - at;
    }),
  );
  told(`a drug is recalled on ${phones.length} screens`, hidden);
  let left = 0;
  for (const [index, { screen, page }] of phones.entries()) {
    const places = await page.evaluate(placesWithDose);
    left += places.length;
    if (places.length > 0 || hidden[index] === undefined) say(`     ${screen.name}: ${JSON.stringify(places)}`);
  }
  judge('places that still name the drug beside a dose', left === 0, String(left));

  const liftedAt = await agency.lift(sequence, TARGET, `drug/${DRUG}`);
  const back = await Promise.all(
    phones.map(async ({ page, text, before }) => {
      const moment = await momentOf(page, async () =>
        before.length > 0
          ? (await page.evaluate(placesWithDose)).length >= before.length
          : (await readable(page.locator('main'))) === text,
      );
      return moment === undefined ? undefined : moment - liftedAt;
    }),
  );
  told('two people lift it, and the figures stand there again', back);
  for (const [index, { screen }] of phones.entries())
    if (back[index] === undefined) say(`     not back: ${screen.name}`);

  const line = edition.protocols.anaphylaxis?.first60Seconds[0]?.text ?? '';
  const hospital = edition.hospitals.find(({ note }) => note !== undefined);
  const others: ReadonlyArray<readonly [RecallTarget, string, string, string]> = [
    [
      { kind: 'card', id: 'stroke', line: null },
      'card/stroke',
      '/protocols?id=stroke',
      edition.protocols.stroke?.first60Seconds[0]?.text ?? '',
    ],
    [{ kind: 'line', id: 'anaphylaxis', line }, 'card/anaphylaxis', '/protocols?id=anaphylaxis', line],
    // The hospital's name stays, but its facts disappear.
    [{ kind: 'hospital', id: hospital?.id ?? '', line: null }, 'table/hospitals', '/hospitals', hospital?.note ?? ''],
  ];
  const some = phones.slice(0, 5);
  for (const [target, path, address, text] of others) {
    const isThere = async (page: Page) => (await page.getByText(text).count()) > 0;
    for (const { page } of some) {
      await followLink(page, address);
      await page.getByText(text).first().waitFor({ timeout: 60_000 });
    }
    const { at: recalledAt, sequence: number } = await agency.recall(target, path);
    const gone = await Promise.all(some.map(({ page }) => momentOf(page, async () => !(await isThere(page)))));
    told(
      `a ${target.kind} is recalled`,
      gone.map((moment) => moment && moment - recalledAt),
    );
    const upAt = await agency.lift(number, target, path);
    const again = await Promise.all(some.map(({ page }) => momentOf(page, isThere)));
    told(
      `a ${target.kind} is lifted`,
      again.map((moment) => moment && moment - upAt),
    );
  }
}
