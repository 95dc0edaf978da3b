import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/kept-page.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const head = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();
const openSections = (page: Page, name: string): Locator =>
  card(page, name).getByRole('heading', { level: 4 }).getByRole('button', { expanded: true });

test('a result found in a folded part opens at its line, unfolded, in sight and marked; what was folded again stays so', async ({
  page,
}) => {
  await openSignedIn(page, '/protocols?search=ecmo');
  await page.getByRole('button', { name: 'Pediatric', exact: true }).click();
  await head(page, 'Pediatric Cardiac Arrest').click();
  const found = card(page, 'Pediatric Cardiac Arrest').getByRole('listitem').filter({ hasText: 'Think of ECMO.' });
  await expect(found.locator('mark')).toHaveText('ECMO');
  await expect(found).toBeInViewport({ ratio: 1 });
  const part = card(page, 'Pediatric Cardiac Arrest').getByRole('button', { name: 'Severe cold:' });
  await expect(part).toHaveAttribute('aria-expanded', 'true');
  // Uses the keyboard, because the header returns when the page moves up to the heading, and would intercept a mouse
  // press there.
  await part.press('Enter');
  await expect(part).toHaveAttribute('aria-expanded', 'false');
  await expect(found).toHaveCount(0);

  // A search for the brand finds the drug, at its row.
  await page.goto('/protocols?search=nitrostat');
  await page.getByRole('button', { name: 'Adult', exact: true }).click();
  await head(page, 'Chest Pain / ACS').click();
  const row = page.locator('#chest-pain-acs-medications').getByRole('listitem').filter({ hasText: 'Nitrostat' });
  await expect(row.locator('mark')).toHaveText('Nitrostat');
  await expect(row).toBeInViewport({ ratio: 1 });
});

test('nothing jumps where the line is in sight, and for a title or a synonym nothing unfolds', async ({ page }) => {
  await openSignedIn(page, '/protocols?search=gasping');
  const name = 'Adult Cardiac Arrest';
  await head(page, name).click();
  await expect(card(page, name).locator('mark').first()).toBeInViewport({ ratio: 1 });
  await expect(card(page, name).getByRole('button', { name: 'First 60 Seconds' })).toBeInViewport({ ratio: 1 });
  await expect(openSections(page, name)).toHaveText(['First 60 Seconds']);

  await page.goto('/protocols?search=lucas');
  const device = 'Automated CPR Device';
  await expect(openSections(page, device)).toHaveCount(1);
  await expect(card(page, device).getByRole('listitem').locator('mark')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a single hit stands open at its line; typed, the box stays where it is; it closes and the next word opens again', async ({
  page,
}) => {
  const name = 'Adult Tachyarrhythmia';
  const found = card(page, name).getByRole('listitem').filter({ hasText: 'hyperkalemia first' });
  await openSignedIn(page, '/protocols?search=amiodarone+or');
  await expect(found.locator('mark')).toHaveText('amiodarone or');
  await expect(found).toBeInViewport({ ratio: 1 });

  await page.goto('/protocols');
  const box = page.getByRole('searchbox');
  await box.click();
  await page.keyboard.type('amiodarone or', { delay: 20 });
  await expect(found.locator('mark')).toHaveText('amiodarone or');
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await head(page, name).click();
  await expect(found).toHaveCount(0);
  await box.fill('amiodarone or l');
  await expect(found).toBeVisible();
});

test('a card of /search takes the word along: the protocol opens by its id at the line, marked, and after a reload', async ({
  page,
}) => {
  await openSignedIn(page, '/search?q=ecmo');
  await page.getByRole('link', { name: 'Pediatric Cardiac Arrest', exact: true }).click();
  await expect(page).toHaveURL(/\/protocols\?id=pediatric-cardiac-arrest$/);
  const found = card(page, 'Pediatric Cardiac Arrest').getByRole('listitem').filter({ hasText: 'Think of ECMO.' });
  await expect(found.locator('mark')).toHaveText('ECMO');
  await expect(found).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(found.locator('mark')).toHaveText('ECMO');
});
