import type { Page } from '@playwright/test';
import { followLink } from '../fixtures/link.ts';
import { signInMedic } from '../fixtures/medic.ts';
import { expect, test } from '../fixtures/test.ts';
import { openHome } from '../pages/home.ts';
import { first } from '../pages/protocol-card.ts';
import { box, cards, guesses, protocolCard } from '../pages/search.ts';

/** Types into the search box and presses a result, faster than the typed text reaches the address. */
const typeAndPress = (page: Page, text: string, pressable: string) =>
  page.evaluate(
    async ([typed, name]) => {
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      for (;;) {
        await new Promise(requestAnimationFrame);
        const found = [...document.querySelectorAll<HTMLElement>('main a, main button')].find(({ textContent }) =>
          textContent.startsWith(name),
        );
        if (found) return found.click();
      }
    },
    [text, pressable] as const,
  );

test('a press right behind a key wins over what was typed: a card stays open, and all are shown again', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/protocols?search=seziure');
  await expect(guesses(page).getByRole('link', { name: /^Seizures/ })).toBeVisible();
  await typeAndPress(page, 'seziures', 'Seizures');
  await expect(protocolCard(page, 'Seizures')).toBeVisible();
  // Longer than the pause after which typed text reaches the address.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/\/protocols\?id=seizures$/);

  await followLink(page, '/protocols');
  await box(page).waitFor();
  await typeAndPress(page, 'qqqqqq', 'Show all protocols');
  await expect(box(page)).toHaveValue('');
  await page.request.post('/api/favorites', { data: { medicationId: 'ketamine' }, failOnStatusCode: true });
  await followLink(page, '/favorites');
  await page.getByText('Showing 1 of 1 favorites').waitFor();
  await typeAndPress(page, 'qqqqqq', 'Clear Filters');
  await expect(page.getByText('Showing 1 of 1 favorites')).toBeVisible();
});

test('the list that comes back when a search is cleared fills the screen at once; what lies below follows', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/protocols');
  const heading = page.getByRole('heading', { name: /^Protocols \(/ });
  const all = (await heading.textContent()) ?? '';
  const cards = '#main ul > li:has(h3, [aria-expanded])';
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 430, height: 932 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    const box = page.getByRole('searchbox');
    await box.fill('stroke');
    await expect(heading).not.toHaveText(all);
    await heading.evaluate(
      (element, [whole, selector]) => {
        new MutationObserver((_, observer) => {
          if (element.textContent !== whole) return;
          observer.disconnect();
          const first = [...document.querySelectorAll(selector)];
          document.body.dataset.filled = `${first.length} ${first.at(-1)?.getBoundingClientRect().bottom}`;
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      [all, cards] as const,
    );
    await box.press('Escape');
    const [count = 0, bottom = 0] = (await page.evaluate(() => document.body.dataset.filled ?? ''))
      .split(' ')
      .map(Number);
    expect(bottom, `${viewport.width}: ${count} cards`).toBeGreaterThanOrEqual(viewport.height);
    await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(count);
  }
});

test('Home answers while it is typed: drugs and cards a tap away, a card for every age opened for the child, no card said', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/');
  const answers = page.getByRole('region', { name: 'Answers to what is typed' });
  await box(page).fill('inferior mi');
  await expect(answers.getByRole('link').first()).toHaveText(/^Chest Pain \/ ACS/);
  await answers.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/protocols\?id=chest-pain-acs$/);
  // The card that a line refers to is one tap away from that line.
  await page.getByRole('link', { name: 'STEMI Supplemental' }).first().click();
  await expect(page.getByRole('heading', { level: 3, name: 'STEMI Supplemental' })).toBeInViewport();
  await expect(first(page, 'ST up in II, III, aVF').filter({ hasText: 'Record V4R' })).toBeInViewport();

  await openHome(page);
  await box(page).fill('child seizing');
  await answers.getByRole('link', { name: /^Seizures/ }).click();
  await expect(page.getByRole('button', { name: 'Pediatric', exact: true })).toHaveAttribute('aria-pressed', 'true');

  await openHome(page);
  await box(page).fill('naloxone');
  await expect(answers.getByRole('link').first()).toHaveText(/^naloxone/);
  await expect(answers.getByRole('link')).toHaveCount(5);
  await box(page).fill('child with a toothache');
  await expect(answers.getByRole('heading', { name: /^No card for Ear, nose, throat and teeth/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No card for Ear, nose, throat and teeth' })).toBeAttached();
  await box(page).fill('qxz');
  await expect(answers.getByRole('heading')).toHaveCount(0);
  await box(page).fill('n');
  await expect(answers).toHaveCount(0);
});

test('what is below the screen follows once typing rests, on both searches', async ({ page }) => {
  await signInMedic(page);
  for (const [path, heading] of [
    ['/search', /^\d+ protocols$/],
    ['/protocols', /^Protocols \(\d+\)$/],
  ] as const) {
    await page.goto(path);
    await box(page).pressSequentially('shock');
    const said = page.getByRole('heading', { level: 2, name: heading });
    await expect(said).toBeVisible();
    const count = Number(/\d+/.exec((await said.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(20);
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(12);
    expect(await cards(page).count()).toBeLessThan(count);
    // The rest is added as the end of the list comes near.
    const atEnd = async () => {
      await page.mouse.wheel(0, 5000);
      return cards(page).count();
    };
    await expect.poll(atEnd).toBe(count);
  }
});

test('a guess that arrives after the frame of its key waits for a pause, and moves nothing before', async ({
  page,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/did-you-mean*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.clock.install();
  await signInMedic(page);
  await page.goto('/search');
  await expect(box(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForResponse('**/assets/did-you-mean*');
  await box(page).pressSequentially('worst headache');
  const first = cards(page).first();
  await expect(first).toBeVisible();
  const place = async () => (await first.boundingBox())?.y;
  const before = await place();
  arrival.resolve();
  await (await asked).finished();
  // The index is built in turns with one timer each. In total, these steps are shorter than the pause.
  for (let turn = 0; turn < 350; turn += 1) await page.clock.runFor(1);
  expect(await place()).toBe(before);
  await expect(guesses(page)).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(guesses(page).getByRole('link').first()).toHaveText(/^Stroke/, { timeout: 500 });
  }).toPass();
});

test('Back to a search shows the place that was left, without the rest that typing is given', async ({ page }) => {
  await signInMedic(page);
  for (const path of ['/search?q=shock', '/protocols?search=shock']) {
    await page.goto(path);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
    await page.evaluate(() => window.scrollTo({ top: 1500 }));
    await page.getByRole('link', { name: 'Medications', exact: true }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Medication Database' })).toBeAttached();
    // Longer waits end when nobody types any more. Content that was there before must not need such a wait.
    await page.evaluate(() => {
      const { setTimeout: wait } = window;
      Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms < 300 ? wait(work, ms) : 0) });
    });
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1500);
  }
});
