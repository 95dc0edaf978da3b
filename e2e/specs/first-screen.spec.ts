import { edition } from '@first60/content';
import type { Drug, Line, ProtocolId } from '@first60/edition';
import type { Page } from '@playwright/test';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn, signInMedic } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const LINES_IN_SIGHT = 5;
const A_CHILD_KG = '20';
const AN_ADULT_KG = '80';
const A_NEWBORN_KG = '3';

/** A weight that the card has doses for. The doses for a newborn end below 6 kg. */
function weightFor(id: ProtocolId): string {
  if (id === 'newborn-resuscitation') return A_NEWBORN_KG;
  return edition.protocols[id]?.ageGroup === 'adult' ? AN_ADULT_KG : A_CHILD_KG;
}

/** Number of elements that are wholly between the top of the card and the bar at the bottom, and the total number. */
const inSight = (page: Page, elements: string): Promise<{ seen: number; all: number }> =>
  page.evaluate((selector) => {
    const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
    const bottom = bar?.getBoundingClientRect().top ?? window.innerHeight;
    const top = document.querySelector('article h3')?.getBoundingClientRect().bottom ?? 0;
    const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const seen = boxes.filter((box) => box.height > 0 && box.top >= top && box.bottom <= bottom).length;
    return { seen, all: boxes.length };
  }, elements);

/* A phone on its side, the smallest phone, and a desktop at 200 %. */
const SMALL_SCREENS = [
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 640, height: 512 },
] as const;
/** A phone at 200 %: the title is in sight together with the first line or the weight field. */
const PHONE_AT_200 = { width: 195, height: 422 };
const PHONE = { width: 390, height: 844 };
const WEIGHED = 'section[aria-label^="Patient: "]';
/** One card in this many is also loaded by its address, to check that it looks the same as when a link opens it. */
const LOADED_EVERY = 8;

/** The lines of First 60, and the folds of a card that is several emergencies. */
const firstLines = (id: ProtocolId): string => `#${id}-first60 ol > li, #${id}-first60 .case`;
/** A dose in a line of First 60, with its volume. */
const firstDoses = (id: ProtocolId): string => `#${id}-first60 div.figure > div:first-of-type`;

/** What is missing on a first screen: lines are shorter than doses, so that a first dose may stand for the last of them. */
async function tooFewOf(page: Page, id: ProtocolId, patient: string): Promise<string[]> {
  const lines = await inSight(page, firstLines(id));
  const doses = await inSight(page, firstDoses(id));
  if (lines.seen >= Math.min(LINES_IN_SIGHT, lines.all) || doses.seen > 0) return [];
  return [`${id}${patient}: ${lines.seen} of ${lines.all} lines, no dose`];
}

async function tooLowOnSmallScreens(page: Page, id: ProtocolId): Promise<string[]> {
  const low: string[] = [];
  const firstLine = `#${id}-first60 ol > li:first-child`;
  for (const size of SMALL_SCREENS) {
    await page.setViewportSize(size);
    const { seen } = await inSight(page, firstLine);
    if (seen === 0) low.push(`${id}: no line on ${size.width}x${size.height}`);
  }
  await page.setViewportSize(PHONE_AT_200);
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
  const first = await inSight(page, `${WEIGHED} input, ${firstLine}`);
  if (first.seen === 0) low.push(`${id}: neither line nor weight at 200 %`);
  await page.setViewportSize(PHONE);
  return low;
}

async function tooLowWithWeight(page: Page, id: ProtocolId): Promise<string[]> {
  await weightField(page).fill(weightFor(id));
  await expect(page.locator(firstLines(id)).first()).toBeAttached();
  const few = await tooFewOf(page, id, ' with a weight');
  await page.getByRole('button', { name: 'Clear patient' }).first().click();
  return few;
}

// Slow: every card is laid out in five sizes.
test('every card shows its first lines, or the weight with its first doses, on one phone screen, and its first line on the smallest, on its side and at 200 %', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, '/protocols');
  const short: string[] = [];
  for (const [index, id] of Object.keys(edition.protocols).entries()) {
    await followLink(page, `/protocols?id=${id}`);
    await expect(page.locator(firstLines(id)).first()).toBeAttached();
    const lines = await inSight(page, firstLines(id));
    short.push(...(await tooFewOf(page, id, '')));
    short.push(...(await tooLowOnSmallScreens(page, id)));
    short.push(...(await tooLowWithWeight(page, id)));
    if (index % LOADED_EVERY > 0) continue;
    await page.goto(`/protocols?id=${id}`);
    await expect(page.locator(firstLines(id)).first()).toBeAttached();
    expect(await inSight(page, firstLines(id)), `${id}, by a link and by its address`).toEqual(lines);
  }
  expect(short).toEqual([]);
});

/** What is read of a line: its text, or the finding, the drug and the act that it is made of. */
function wordsOf({ text, parts }: Line): RegExp {
  const drugs = (parts?.gives ?? []).map(({ medication }) => edition.formulary[medication]);
  const words = parts === undefined ? [text] : [parts.if ?? '', ...drugs.map(nameOf), parts.say ?? ''];
  return new RegExp(words.map((part) => part.replaceAll(/[^\p{L}\p{N} ]/gu, '.')).join('.*'), 'iu');
}

const nameOf = (drug: Drug | undefined): string => drug?.tallMan ?? drug?.genericName ?? '';

test('a long list opens what is read in motion; the rest is a tap away, kept over a reload, and all of it on paper', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/protocols?id=adult-cardiac-arrest');
  const card = page.getByRole('article', { name: 'Adult Cardiac Arrest', exact: true });
  await card.getByRole('button', { name: 'ALS Steps' }).click();
  const als = page.locator('#adult-cardiac-arrest-als');
  const parts = als.getByRole('heading', { level: 5 }).getByRole('button');
  const steps = als.getByRole('listitem');
  const all = edition.protocols['adult-cardiac-arrest']?.alsSteps.filter(({ text }) => !text.endsWith(':')) ?? [];
  await expect(parts.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(parts.last()).toHaveAttribute('aria-expanded', 'false');
  const open = await steps.count();
  expect(open).toBeLessThan(all.length);
  await parts.last().click();
  await expect(steps.nth(open)).toBeVisible();
  await page.reload();
  await expect(parts.last()).toHaveAttribute('aria-expanded', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(steps).toHaveText(all.map(wordsOf));
});
