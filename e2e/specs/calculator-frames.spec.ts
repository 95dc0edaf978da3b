import { expect, test } from '../fixtures/kept-page.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { doseCard, doseNames, weightField } from '../pages/calculator.ts';

/* What the quick calculator shows in each frame: the doses for the entered weight, or nothing. */
test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

test('quick calculator: after a key, the card in sight has its dose in the first frame, and no card ever another dose', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/calculator');
  await weightField(page).fill('12');
  await expect(doseNames(page)).toHaveCount(15);
  await expect(page.locator('#main li:has(h4)').last()).toHaveCSS('content-visibility', 'auto');
  await page.evaluate(watchCards);
  await weightField(page).press('5');
  await expect(doseNames(page)).toHaveCount(15);
  await expect(page.locator('#main li:has(h4)').last()).toHaveCSS('content-visibility', 'auto');
  const frames = await page.evaluate(watchedFrames);
  expect(
    frames[0]?.filter((text) => text === ''),
    'cards out of sight wait without a figure',
  ).not.toHaveLength(0);
  expectOneWeightAlone(frames);
});

test('quick calculator: a weight taken out hides its doses with its frame, and no frame of the next weight shows one of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/calculator');
  await weightField(page).fill('12');
  await expect(doseNames(page)).toHaveCount(15);
  await page.evaluate(watchCards);
  await weightField(page).fill('');
  await expect.poll(() => page.evaluate(watchedFrames)).toContainEqual(Array.from({ length: 15 }, () => ''));
  expect((await page.evaluate(watchedFrames)).flat().filter((text) => text !== '')).toEqual([]);
  await expect(doseNames(page)).toHaveCount(0);

  const card = await page.locator('#main li:has(h4)').first().elementHandle();
  await page.evaluate(watchCards);
  await weightField(page).press('7');
  await expect(doseNames(page)).toHaveCount(15);
  await expect(page.locator('#main li:has(h4)').last()).toHaveCSS('content-visibility', 'auto');
  expect(await card?.evaluate((element) => element.isConnected), 'no card is built anew').toBe(true);
  const frames = await page.evaluate(watchedFrames);
  expect(frames[0]?.[0]).toContain('0.07 mg');
  expectOneWeightAlone(frames);
});

test('quick calculator: after a list that was scrolled is hidden, the next weight has the first cards of a desk with its frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, '/calculator');
  await weightField(page).fill('12');
  await expect(doseNames(page)).toHaveCount(15);
  const cards = page.locator('#main li:has(h4)');
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.first()).not.toBeInViewport();
  await weightField(page).fill('');
  await expect(doseNames(page)).toHaveCount(0);
  await page.evaluate(watchCards);
  await weightField(page).press('7');
  await expect(doseNames(page)).toHaveCount(15);
  await expect(cards.first()).toBeInViewport();
  const frames = await page.evaluate(watchedFrames);
  expect(frames[0]?.[0], 'the first card').toBe(frames.at(-1)?.[0]);
  expect(frames[0]?.[0]).toContain('0.07 mg');
});

test('quick calculator: a card out of sight keeps the focus when the doses change', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/calculator');
  await weightField(page).fill('12');
  await expect(doseNames(page)).toHaveCount(15);
  const card = doseCard(page, 'ondansetron');
  const working = card.locator('summary');
  await working.focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(working).not.toBeInViewport();
  // In Safari, pressing a button leaves the focus where it is. This press produces a frame with empty cards.
  await page.getByRole('button', { name: '1 kg more' }).evaluate((more: HTMLElement) => {
    requestAnimationFrame(() => more.click());
  });
  await expect(card.getByText('1.3 mg', { exact: true })).toBeAttached();
  // A browser takes the focus away from an empty element one frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(working).toBeFocused();
});

test('quick calculator: where a browser cannot empty a card, every card has its dose in the first frame', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    Object.assign(CSS, {
      supports: (name: string, value: string) => name !== 'content-visibility' && supports(name, value),
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/calculator');
  await weightField(page).fill('12');
  await expect(doseNames(page)).toHaveCount(15);
  await page.evaluate(watchCards);
  await weightField(page).press('5');
  await expect(page.getByText('Adult, by weight 100 kg')).toBeVisible();
  await expect(page.getByText('Pediatric, by weight 12')).toHaveCount(0);
  const frames = await page.evaluate(watchedFrames);
  expect(frames[0]).toEqual(frames.at(-1));
  expect(frames[0]).not.toContain('');
});

/**
 * The card in sight has its dose in the first frame, every card has it in the second, and no frame has a dose for
 * another weight.
 */
function expectOneWeightAlone(frames: readonly string[][]): void {
  const last = frames.at(-1) ?? [];
  expect(frames[0]?.[0], 'the card in sight').toBe(last[0]);
  for (const frame of frames) {
    for (const [place, text] of frame.entries()) expect(['', last[place]]).toContain(text);
  }
  // Read at the start of each frame, so the third reading shows what the second frame has painted.
  expect(frames[2], 'all cards are whole one frame later').toEqual(last);
}

/** Inside the page: returns the frames that `watchCards` has recorded. */
const watchedFrames = (): string[][] => (window as unknown as { frames: string[][] }).frames;

/** Inside the page: records the text of each card in each frame from the next key on, '' if it is empty. */
function watchCards(): void {
  const frames: string[][] = [];
  Object.assign(window, { frames });
  const look = () => {
    const cards = [...document.querySelectorAll('#dose-results ~ section > ul > li')];
    const showsNothing = (card: Element) =>
      card.getClientRects().length === 0 || getComputedStyle(card).contentVisibility === 'hidden';
    frames.push(cards.map((card) => (showsNothing(card) ? '' : (card.textContent ?? ''))));
    requestAnimationFrame(look);
  };
  addEventListener('input', () => requestAnimationFrame(look), { capture: true, once: true });
}
