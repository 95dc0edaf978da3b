import type { Locator, Page, Route } from '@playwright/test';
import { EDITION, holdEdition } from '../fixtures/hold-edition.ts';
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE, REFUSED(404)] } });

/** Files that a first visit loads for a card. */
const CARD = '**/assets/editions/*/card-*.txt';

/** Cards with doses by weight, with drawings, with a scale, and for both ages. */
const CARDS = ['pediatric-cardiac-arrest', 'chest-pain-acs', 'stroke', 'rapid-sequence-intubation'];

/** Presses everything that is folded, and returns how many parts there were. */
function unfold(card: SVGElement | HTMLElement): number {
  const folded = card.querySelectorAll<HTMLElement>('[aria-expanded=false], details:not([open]) > summary');
  for (const button of folded) button.click();
  return folded.length;
}

const cardOf = (page: Page, id: string): Locator => page.locator(`#protocol-${id}`);
const addressOf = (id: string): string => `/protocols?id=${id}`;

/** The text of a card with every section and every row unfolded, for a child of 14 kg. */
async function textOf(page: Page): Promise<string> {
  const card = page.locator('article');
  await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
  // An unfolded part may contain more folded ones.
  while ((await card.evaluate(unfold)) > 0);
  // Drawings and tools are separate files, and their words count too.
  await expect(card.locator('[role=img]:empty, section[tabindex]:empty')).toHaveCount(0);
  await expect(card.getByText('Loading...')).toHaveCount(0);
  while ((await card.evaluate(unfold)) > 0);
  // An opened row says its line's own texts until the acts of the drugs are here.
  await expect(card.getByRole('term').filter({ hasText: /^Route$/ })).toHaveCount(0);
  // biome-ignore lint/performance/useDomNodeTextContent: the text that can be read, with its line breaks
  return card.innerText();
}

test('the card of an address comes without the edition, and reads as from the edition to the character', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/calculator');
  await weightField(page).fill('14');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const id of CARDS) {
    asked.length = 0;
    const release = await holdEdition(page);
    await page.goto(addressOf(id));
    await expect(cardOf(page, id).locator('[data-section=first60] li').first()).toBeVisible();
    expect(asked.filter((path) => path.endsWith(`/card-${id}.txt`))).toHaveLength(1);
    // The works cited on the card arrive with the edition.
    release();
    const alone = await textOf(page);
    await page.unrouteAll();

    await page.route(CARD, (route) => route.fulfill({ status: 404 }));
    await page.goto(addressOf(id));
    expect(await textOf(page)).toBe(alone);
    await page.unrouteAll();
  }
});

/** Changes that a crew would notice if the card were drawn again. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    // biome-ignore lint/performance/useDomNodeTextContent: the text that can be read, with its line breaks
    text: document.querySelector<HTMLElement>('article')?.innerText,
    isTheSame: document.querySelector('article[data-marked]') !== null,
    scrolled: window.scrollY,
    focused: document.activeElement?.id,
  }));

test('the edition arrives without a visible change: text, element, focus and place stay', async ({ page }) => {
  await signInMedic(page);
  const release = await holdEdition(page);
  await page.goto(addressOf('pediatric-cardiac-arrest'));
  const card = cardOf(page, 'pediatric-cardiac-arrest');
  await weightField(page).fill('14');
  await card
    .getByRole('heading', { level: 4, name: /^Medications/ })
    .getByRole('button')
    .click();
  await card.evaluate((element) => element.setAttribute('data-marked', ''));
  await weightField(page).focus();
  const before = await seen(page);
  expect(before).toMatchObject({ isTheSame: true, text: expect.stringContaining('0.14 mg') });

  const arrival = page.waitForResponse(EDITION);
  release();
  await arrival;
  // The app loads all screens in the background. They use the edition, so it arrives with them.
  await expect.poll(() => isLoaded(page, /medications-screen/)).toBe(true);
  expect(await seen(page)).toEqual(before);
});

const isLoaded = (page: Page, name: RegExp): Promise<boolean> =>
  page.evaluate(
    (pattern) => performance.getEntriesByType('resource').some((entry) => new RegExp(pattern).test(entry.name)),
    name.source,
  );

test('a search that is typed before the edition is here keeps its field and text, and answers when it is', async ({
  page,
}) => {
  await signInMedic(page);
  const release = await holdEdition(page);
  await page.goto(addressOf('stroke'));
  await page.getByRole('button', { name: 'Search protocols and medications' }).click();
  const box = page.getByRole('searchbox', { name: 'Search protocols and medications' });
  await box.pressSequentially('anaph');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Anaphylaxis', exact: true })).toBeVisible();
  await expect(box).toBeFocused();
  await box.pressSequentially('y');
  await expect(box).toHaveValue('anaphy');
});

const FAULTS: ReadonlyArray<readonly [fault: string, answer: (route: Route) => Promise<void>]> = [
  [
    'wrong bytes',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ body: (await answer.text()).replace('Stroke', 'Strike') });
    },
  ],
  [
    'a file cut short',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ body: (await answer.text()).slice(0, 2_000) });
    },
  ],
  ['a file that is missing', (route) => route.fulfill({ status: 404 })],
  ['a network that fails', (route) => route.abort()],
];

for (const [fault, answer] of FAULTS) {
  test(`of ${fault} nothing is shown: the card is read in the whole edition`, async ({ page }) => {
    await signInMedic(page);
    await page.route(CARD, answer);
    await page.goto(addressOf('stroke'));
    await expect(cardOf(page, 'stroke').getByRole('heading', { level: 3, name: 'Stroke' })).toBeVisible();
    await expect(page.getByText('Strike')).toHaveCount(0);
  });
}

test('where the browser cannot verify, as on a plain http address, the card is that of the app', async ({ page }) => {
  await signInMedic(page);
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await page.goto(addressOf('stroke'));
  await expect(cardOf(page, 'stroke').getByRole('heading', { level: 3, name: 'Stroke' })).toBeVisible();
});

test.describe('with the worker', () => {
  test.use({
    ...WITH_WORKER,
    // React reports what a screen has thrown: no server answers the request for the card.
    expectedErrors: { patterns: [UNREACHABLE, REFUSED(404), /Failed to fetch/] },
  });

  test('a card that was spoilt on the device is not shown; every other card is, and the network mends it', async ({
    page,
    server,
  }) => {
    await signInMedic(page);
    await page.goto('/');
    await waitUntilReadyOffline(page);
    await server.kill();
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.endsWith('/edition.txt')) continue;
          const text = (await (await cache.match(request))?.text()) ?? '';
          await cache.put(request, new Response(text.replace('"title":"Stroke","', '"title":"Strike","')));
        }
      }
    });
    await page.goto(addressOf('sepsis'));
    await expect(cardOf(page, 'sepsis').getByRole('heading', { level: 3, name: 'Sepsis' })).toBeVisible();
    await page.goto(addressOf('stroke'));
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('Strike')).toHaveCount(0);
    await server.start();
    await page.reload();
    await expect(cardOf(page, 'stroke').getByRole('heading', { level: 3, name: 'Stroke' })).toBeVisible();
  });
});
