import type { Page } from '@playwright/test';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';
import { type Translation, translate } from '../fixtures/translator.ts';
import { startArrest } from '../pages/arrest-screen.ts';
import { doseCard, weightField } from '../pages/calculator.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const COMPREHENSIVE = '/comprehensive-calculator?medication=epinephrine+1%3A10%2C000&indication=Adult+Cardiac+Arrest';
const TRANSLATIONS = [
  { way: 'replace', again: 'late' },
  { way: 'replace', again: 'at once' },
  { way: 'rewrite', again: 'late' },
  { way: 'merge', again: 'at once' },
] as const satisfies readonly Translation[];

const weigh = (kg: string) => (page: Page) => page.locator('input[name=weight]').fill(kg);
const search = (term: string) => (page: Page) => page.locator('main input').first().fill(term);
const answerAll = (option: 'first' | 'last') => async (page: Page) => {
  const item = page.locator('article fieldset');
  for (const each of await item.all()) await each.locator('label')[option]().click();
};

/** The screens that show figures based on what is entered, used one after another. */
const STEPS: ReadonlyArray<readonly [string, (page: Page) => Promise<unknown>]> = [
  ['30 kg', weigh('30')],
  ['no weight', weigh('')],
  ['44 kg', weigh('44')],
  ['the comprehensive calculator', (page) => followLink(page, COMPREHENSIVE)],
  ['20 kg', weigh('20')],
  ['70 kg', weigh('70')],
  ['a card', (page) => followLink(page, '/protocols?id=stroke')],
  ['its scores', (page) => page.locator('article button[aria-expanded=false]').filter({ hasText: /./ }).last().click()],
  ['the best answers', answerAll('first')],
  ['the worst answers', answerAll('last')],
  ['search', (page) => followLink(page, '/search')],
  ['epi', search('epi')],
  ['nothing found', search('zzzz')],
  ['epinephrine', search('epinephrine')],
];

/** The figures of the screen, in order. Words may be in another language. */
const figures = (page: Page): Promise<readonly string[]> =>
  page.locator('main').evaluate((main) => main.textContent?.match(/\d+(?:[.,:/]\d+)*/g) ?? []);

/** Records which weight and first dose the calculator shows together, in every frame from now on. */
async function watchFrames(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const [weight] =
        /[\d.]+(?= kg)/.exec(document.querySelector('main')?.textContent?.split('by weight')[1] ?? '') ?? [];
      const arrest = [...document.querySelectorAll('main li')].find((item) => item.textContent?.includes('1:10,000'));
      const [dose] = /[\d.]+ mg/.exec(arrest?.textContent?.split('arrest').pop() ?? '') ?? [];
      if (weight !== undefined) seen.add(`${weight} kg: ${dose}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seenFrames: seen });
  });
  return () => page.evaluate(() => [...(window as unknown as { seenFrames: Set<string> }).seenFrames]);
}

async function openCalculator(page: Page): Promise<Page> {
  await page.goto('/calculator');
  await weightField(page).fill('10');
  await page.getByText('Pediatric, by weight 10 kg').waitFor();
  return page;
}

// Slow: each of the screens is translated in four ways.
test('a page that the browser translates shows the figures of a page that it leaves alone', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/calculator');
  await openCalculator(page);
  const pages = await Promise.all(TRANSLATIONS.map(async () => openCalculator(await context.newPage())));
  for (const [index, translation] of TRANSLATIONS.entries()) await translate(pages[index] ?? page, translation);
  for (const [step, act] of STEPS) {
    await Promise.all([page, ...pages].map(act));
    for (const [index, { way, again }] of TRANSLATIONS.entries()) {
      await expect(async () => {
        expect(await figures(pages[index] ?? page), `${step}: ${way}, again ${again}`).toEqual(await figures(page));
      }).toPass({ timeout: 10_000 });
    }
  }
});

test('while answers of a translator come late, no frame shows a dose of another weight', async ({ page }) => {
  await openSignedIn(page, '/calculator');
  await openCalculator(page);
  await translate(page, { way: 'replace', again: 'late' });
  const frames = await watchFrames(page);
  for (const kg of ['30', '20', '30', '20']) {
    await weightField(page).fill(kg);
    await page.waitForTimeout(200);
  }
  await expect(doseCard(page, 'Epinephrine 1:10,000').getByText('0.2 mg', { exact: true })).toBeVisible();
  expect(new Set(await frames())).toEqual(new Set(['10 kg: 0.1 mg', '30 kg: 0.3 mg', '20 kg: 0.2 mg']));
});

for (const translation of [
  { way: 'replace', again: 'late' },
  { way: 'wrap', again: 'at once' },
] as const) {
  // Slow: a code is run to its end while its words are replaced.
  test(`a code runs on while the browser changes its words (${translation.way})`, async ({ page }) => {
    const code = await startArrest(page);
    await translate(page, translation);
    await code.choose('adult');
    await code.wait(11);
    await code.check('VF / pVT');
    await code.shock('120-200 J');
    await code.press('Resume CPR');
    await expect(code.cycle).toHaveText(/^(2:00|1:59)$/);
    await code.wait(10);
    await expect(code.total).toHaveText(/^0:2\d$/);
    await expect(page.getByText('Shocks x1', { exact: true })).toBeVisible();
  });
}
