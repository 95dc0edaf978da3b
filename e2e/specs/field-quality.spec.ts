import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFaults, contrastFaults } from '../fixtures/axe.ts';
import { startInFirstTheme, walk } from '../fixtures/field-walk.ts';
import { MEDIC, openSignedIn, signInMedic } from '../fixtures/medic.ts';
import { nextBuild } from '../fixtures/next-build.ts';
import {
  brokenText,
  faintText,
  sideways,
  smallTargets,
  turnedFigures,
  wordsUnderRing,
} from '../fixtures/page-probe.ts';
import { grantAdministrator, QUESTIONS, register, SAMI } from '../fixtures/people.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { CALCULATORS } from '../fixtures/stops/calculators.ts';
import { MEDICATIONS } from '../fixtures/stops/medications.ts';
import { PERSONAL } from '../fixtures/stops/personal.ts';
import { CARDS, PROTOCOLS } from '../fixtures/stops/protocols.ts';
import { DISCLAIMER, SIGNED_OUT } from '../fixtures/stops/signed-out.ts';
import { standing } from '../fixtures/stops/standing.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { hiddenText, spiltText, splitWords, textFaults, tightFields, turnedPhrases } from '../fixtures/text-probe.ts';

// Nothing moves, so that nothing is checked halfway. A server that is being replaced may still respond with 503, and
// the desk refuses users without a content role.
test.use({
  expectedErrors: { patterns: [REFUSED(401), REFUSED(403), REFUSED(404), REFUSED(503), UNREACHABLE] },
  contextOptions: { reducedMotion: 'reduce' },
});

const THREE_MINUTES = 180_000;
test.setTimeout(THREE_MINUTES);

test.beforeEach(({ page }) => startInFirstTheme(page));

/** From sign-in to the disclaimer, which is accepted at the end. */
async function walkToTheApp(page: Page, server: ServerProcess): Promise<number> {
  await register(server, SAMI, QUESTIONS);
  const looked = await walk(page, SIGNED_OUT);
  await registerHere(page);
  const more = await walk(page, DISCLAIMER);
  await acceptHere(page);
  return looked + more;
}

const registerHere = (page: Page) => page.request.post('/api/register', { data: MEDIC, failOnStatusCode: true });
const acceptHere = (page: Page) => page.request.post('/api/auth/accept-disclaimer', { failOnStatusCode: true });

/** The screens of an administrator with favourites. */
async function walkPersonal(page: Page, server: ServerProcess): Promise<number> {
  await register(server, SAMI, QUESTIONS);
  await registerHere(page);
  await acceptHere(page);
  await grantAdministrator(server, MEDIC.email);
  for (const medicationId of ['aspirin', 'epinephrine-1-10000']) {
    await page.request.post('/api/favorites', { data: { medicationId }, failOnStatusCode: true });
  }
  return walk(page, PERSONAL);
}

/** The app's own notices: idle values, no connection, what would be lost by signing out, a new version. */
async function walkStanding(page: Page, server: ServerProcess): Promise<number> {
  const next = await nextBuild(2);
  try {
    return await walk(page, standing(server, next));
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

const LOOKED_AT = 'four themes, axe, 48 px targets, 7:1, 320 px, 200 %, right to left, letters of 200 %';

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  // Slow: each of the 14 screens is checked in four themes and ten sizes.
  test(`signing in and what the app says of itself: ${LOOKED_AT}`, async ({ page, server }) => {
    expect(await walkToTheApp(page, server)).toBe(10);
    expect(await walkStanding(page, server)).toBe(4);
  });

  // Slow: each of the 17 screens is checked in four themes and ten sizes.
  test(`what is one's own, past codes and user management: ${LOOKED_AT}`, async ({ page, server }) => {
    expect(await walkPersonal(page, server)).toBe(17);
  });
});

// Slow: each of the 9 screens is checked in four themes and ten sizes.
test(`home, protocols and search: ${LOOKED_AT}`, async ({ page }) => {
  await signInMedic(page);
  expect(await walk(page, PROTOCOLS)).toBe(9);
});

// Slow: each of the 3 longest screens is checked in four themes and ten sizes.
test(`cards with every section open: ${LOOKED_AT}`, async ({ page }) => {
  await openSignedIn(page, '/');
  expect(await walk(page, CARDS)).toBe(3);
});

// Slow: each of the 8 screens is checked in four themes and ten sizes.
test(`medications, hospitals and sources: ${LOOKED_AT}`, async ({ page }) => {
  await signInMedic(page);
  expect(await walk(page, MEDICATIONS)).toBe(8);
});

// Slow: each of the 8 screens is checked in four themes and ten sizes.
test(`calculators: ${LOOKED_AT}`, async ({ page }) => {
  await openSignedIn(page, '/');
  expect(await walk(page, CALCULATORS)).toBe(8);
});

test('the probes find what they are for: a small button, faint, cut off and overlapping text, a wide page, turned digits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(`
    <body style="margin:0">
      <button style="width:30px;height:60px">Small</button> <button style="width:60px;height:60px">Large</button>
      <p>A <a href="#">link in a sentence</a> is text.</p>
      <p class="figure" style="color:#777">5 mg</p> <p class="figure">6 mg</p>
      <p style="width:40px;overflow:hidden;white-space:nowrap">A long line of text</p>
      <div style="height:40px"><p style="margin:0">Under</p><p style="margin:-1.1em 0 0">Over</p></div>
      <p class="figure"><bdo dir="rtl">12.5</bdo></p> <p dir="rtl">81 mg tablet</p> <p dir="rtl"><bdi>82 mg tablet</bdi></p>
      <p style="width:30px">400 mg</p> <p>500 mg</p>
      <div style="width:500px">Wide</div>
    </body>`);
  expect(await smallTargets(page, 48)).toEqual([expect.stringContaining('Small')]);
  expect((await faintText(page, 7)).faint).toEqual([expect.stringContaining('5 mg')]);
  expect(await brokenText(page)).toEqual([
    expect.stringContaining('A long line of text'),
    expect.stringContaining('400 mg'),
    expect.stringMatching(/Under.*Over/),
  ]);
  expect(await turnedFigures(page)).toEqual(['12.5', '81 mg tablet']);
  expect(await sideways(page)).toBe(110);
  expect((await textFaults(page, 5)).slice(0, 4)).toEqual(['scrolls 110 px sideways', ...(await brokenText(page))]);
  expect(await contrastFaults(page, ['light'])).toEqual([
    expect.stringMatching(/^light: axe color-contrast \(1\):.*5 mg/),
  ]);
  expect(await axeFaults(page)).toContainEqual(expect.stringMatching(/^axe color-contrast \(1\):.*5 mg/));
  expect(await axeFaults(page)).toContainEqual(expect.stringContaining('axe document-title'));
  expect(await axeFaults(page, { without: ['document-title'] })).not.toContainEqual(
    expect.stringContaining('axe document-title'),
  );
});

test('the probe of contrast finds in each theme what is faint only there: by its letters, by what lies behind, by its opacity, without its cover', async ({
  page,
}) => {
  await page.setContent(`
    <style>
      :root { --letters: #000; --ground: #fff; --strength: 1; background: #fff }
      [data-theme='dark'] { --letters: #eee }
      [data-theme='sun'] { --ground: #222 }
      [data-theme='night'] { --strength: 0.2 }
      .covered { position: relative; color: #eee }
      [data-theme='light'] .covered { color: #000 }
      .covered::before { content: ''; position: absolute; inset: 0; z-index: -1 }
      [data-theme='light'] .covered::before { background: #fff }
    </style>
    <body>
      <p style="color:var(--letters)">Letters</p>
      <div style="background:var(--ground)"><p>Ground</p></div>
      <div style="opacity:var(--strength)"><p>Strength</p></div>
      <p class="covered">Cover</p>
    </body>`);
  const faint = ['dark', 'sun', 'night'].map((theme, at) =>
    expect.stringMatching(
      new RegExp(`^${theme}: axe color-contrast \\(2\\):.*${['Letters', 'Ground', 'Strength'][at]}.*Cover`),
    ),
  );
  expect(await contrastFaults(page, ['light', 'dark', 'sun', 'night', 'light'])).toEqual(faint);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
});

test('the probes of large letters find a word in two lines, hidden and spilt text, a narrow field and a turned phrase', async ({
  page,
}) => {
  await page.setContent(`
    <body style="margin:20px" dir="rtl">
      <p style="width:60px;overflow-wrap:anywhere">Sympathomimetic and short</p>
      <p style="width:30px">longer-than@example.com</p>
      <p style="width:90px;overflow:hidden;white-space:nowrap">Behind the ellipsis</p> <p style="overflow:hidden">Whole</p>
      <button style="width:40px;padding:0;white-space:nowrap">Beyond</button> <button>Inside</button>
      <input name="narrow" style="width:20px"> <input name="wide" style="width:200px" placeholder="6, 18 mo">
      <p style="display:flex;gap:8px"><span class="figure">1 mL</span><span>of 1 mg/mL</span></p>
      <p style="display:flex;gap:8px;direction:ltr"><span class="figure">2 mL</span><span>of 2 mg/mL</span></p>
    </body>`);
  expect(await splitWords(page)).toEqual(['Sympathomimetic']);
  expect(await hiddenText(page)).toEqual(['Behind the ellipsis']);
  expect(await spiltText(page)).toEqual(['Beyond']);
  expect(await tightFields(page, 5)).toEqual([expect.stringMatching(/^narrow: \d\.\d digits$/)]);
  // All of them at once, as the walk calls them.
  expect(await textFaults(page, 5)).toEqual([
    ...(await brokenText(page)),
    'split: Sympathomimetic',
    'hidden: Behind the ellipsis',
    'beyond its box: Beyond',
    expect.stringMatching(/^too narrow: narrow: \d\.\d digits$/),
  ]);
  expect(await turnedPhrases(page)).toEqual(['1 mLof 1 mg/mL', '6, 18 mo']);
});

test('the probe of focus rings finds the one that is drawn over the words below it', async ({ page }) => {
  await page.setContent(`
    <body style="margin:20px;line-height:1.5">
      <style>:focus-visible { outline: 3px solid; outline-offset: var(--offset, 2px) }</style>
      <button style="display:block">Over</button> <p style="margin:-3px 0 0">Under the ring</p>
      <button style="display:block;--offset:-3px">Inside</button> <p style="margin:0">Below it</p>
    </body>`);
  await page.keyboard.press('Tab');
  expect(await wordsUnderRing(page)).toEqual(['Under the ring']);
  await page.keyboard.press('Tab');
  expect(await wordsUnderRing(page)).toEqual([]);
});
