import type { Locator, Page } from '@playwright/test';
import { MEDIC, openSignedIn } from '../fixtures/medic.ts';
import { overFocus, wordsUnderRing } from '../fixtures/page-probe.ts';
import { ALL_SHOWN } from '../fixtures/reference-entries.ts';
import { expect, REFUSED, test, WITH_WORKER } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';
import { startFromCard } from '../pages/clocks.ts';
import { chip } from '../pages/protocol-card.ts';

test.use({ ...WITH_WORKER, expectedErrors: { patterns: [REFUSED(401)] }, viewport: { width: 1280, height: 800 } });

/** More presses than any screen here has controls. */
const MOST_TABS = 90;

/**
 * Presses Tab until the control has the focus. Checks on the way that every stop shows the focus and covers no words.
 */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < MOST_TABS; press++) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      // An invisible control above its icon shows its focus on the box around both.
      for (let each: Element | null = focused; each !== null && each !== document.body; each = each.parentElement) {
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return null;
      }
      return focused.outerHTML.slice(0, 160);
    });
    expect(unseen, 'focused, and nothing shows it').toBeNull();
    expect(await wordsUnderRing(page)).toEqual([]);
    if (await control.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`${MOST_TABS} presses of Tab do not reach ${control}`);
}

/** Pressed again until the screen reacts, because it is drawn shortly before it reacts to presses. */
const toSearch = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 });
  }).toPass();

test('by keyboard alone: sign in, accept, search, open a card, calculate, mark a favourite, log out', async ({
  page,
}) => {
  await page.request.post('/api/register', { data: MEDIC, failOnStatusCode: true });
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(MEDIC.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(MEDIC.password);
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Complete All Requirements' }).waitFor();
  for (const box of await page.getByRole('checkbox').all()) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: 'Accept & Continue' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Quick Actions' }).waitFor();

  await toSearch(page);
  await page.keyboard.type('bee sting');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/protocols\?search=/);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Anaphylaxis', exact: true }));
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Anaphylaxis', exact: true });
  await tabTo(page, card.getByRole('button', { name: 'Medications & Dosing' }));
  await page.keyboard.press('Enter');
  await tabTo(page, card.getByRole('link', { name: /^Calculate Dose: epinephrine 1:1,000/ }).first());
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/comprehensive-calculator\?medication=epinephrine/);
  await tabTo(page, page.getByLabel('Weight (kg)'));
  await page.keyboard.type('20');
  const dose = page.getByRole('region', { name: 'Dose', exact: true });
  await expect(dose.getByText('0.2 mg', { exact: true })).toBeVisible();

  // From a field further down, Tab wraps around through the browser. The skip link and the navigation come next.
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Medications' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Medication Database' }).waitFor();
  await tabTo(page, page.getByRole('tab', { name: 'Medication locations' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(ALL_SHOWN)).toBeVisible();
  await toSearch(page);
  await page.keyboard.type('aspirin');
  const star = page.getByRole('button', { name: 'Favorite: aspirin' });
  await tabTo(page, page.getByRole('button', { name: /^aspirin/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, star);
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to favorites').first()).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  // A patient has been entered.
  await expect(page.getByRole('alertdialog')).toContainText('The patient who is entered');
  await tabTo(page, page.getByRole('button', { name: 'Sign out anyway' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

  /** Moves this many stops forward from a control, and back. Nothing may cover the focus wherever it comes to rest. */
  async function walk(page: Page, from: Locator, stops: number): Promise<void> {
    await from.focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key);
        expect.soft(await overFocus(page), key).toEqual([]);
      }
    }
  }

  // Slow: each of more than three hundred focus stops is checked.
  test('what has the focus lies between header and navigation, going on and going back, and while clocks run', async ({
    page,
  }) => {
    await openSignedIn(page, '/calculator');
    await weightField(page).fill('20');
    await walk(page, page.getByRole('button', { name: 'Antidotes', exact: true }), 20);
    await page.goto('/search?q=shock');
    await walk(page, page.getByRole('searchbox'), 20);
    await page.goto('/medications');
    await walk(page, page.getByRole('main'), 40);
    // A card with a tall header, and a card with a clock.
    for (const card of ['nerve-agent', 'anaphylaxis']) {
      await page.goto(`/protocols?id=${card}`);
      await chip(page, 'Drugs').click();
      await walk(page, page.getByRole('main'), 40);
    }
    await startFromCard(page, 'IM epinephrine', false);
    await walk(page, page.getByRole('main'), 40);
  });
});
