import { followLink } from '../fixtures/link.ts';
import { signInMedic } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';
import { openHome } from '../pages/home.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

test('home: search, calculator, tiles, the categories with their counts, legend, date of the content', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/');
  const box = page.getByRole('searchbox', { name: 'Search protocols' });

  await test.step('blank text does nothing', async () => {
    for (const blank of ['', '   ']) {
      await box.fill(blank);
      await box.press('Enter');
      await page.getByRole('button', { name: 'Search Protocols' }).click();
      await expect(page).toHaveURL(/\/$/);
    }
  });

  await test.step('a synonym searches for the id of its protocol, by Enter and by the button', async () => {
    await box.fill('  Code BLUE ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/protocols\?search=adult-cardiac-arrest$/);
    await openHome(page);
    await box.fill('heart attack');
    await page.getByRole('button', { name: 'Search Protocols' }).click();
    await expect(page).toHaveURL(/\/protocols\?search=chest-pain-acs$/);
    await expect(page.getByRole('searchbox')).toHaveValue('chest-pain-acs');
  });

  await test.step('the name of a drug is passed on too, so that the drug itself is shown first', async () => {
    await openHome(page);
    await box.fill('aspirin');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/protocols\?search=aspirin$/);
    await expect(page.getByRole('region', { name: /^Medications/ })).toContainText('aspirin');
  });

  await test.step('any other text is passed on as it was typed', async () => {
    await openHome(page);
    await box.fill('compressions 100 ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/protocols\?search=compressions\+100\+$/);
    await openHome(page);
  });

  await test.step('the calculator and pediatric dosing open the calculator', async () => {
    await expect(page.getByRole('link', { name: 'Medication Dose Calculator' })).toHaveAttribute('href', '/calculator');
    await expect(page.getByRole('link', { name: 'Pediatric Dosing' })).toHaveAttribute('href', '/calculator');
    await expect(page.getByRole('link', { name: 'Chest Pain/STEMI' })).toHaveAttribute(
      'href',
      '/protocols?id=chest-pain-acs',
    );
  });

  await test.step('there is one search: the searches that others often need are a way of their own', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Common searches' })).toHaveAttribute('href', '/search');
    await expect(main.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites');
    await expect(main.getByRole('link', { name: 'Search', exact: true })).toHaveCount(0);
  });

  await test.step('each category shows how many protocols it holds and opens them', async () => {
    const categories = page.getByRole('region', { name: 'Protocol Categories' }).getByRole('link');
    await expect(categories).toHaveText([
      /^Adult Cardiac9 protocols$/,
      /^Adult Medical12 protocols$/,
      /^Allergy\/Immunology2 protocols$/,
      /^Trauma & Environmental18 protocols$/,
      /^Adult Neurologic4 protocols$/,
      /^Procedures & Access7 protocols$/,
      /^Operations & General Care7 protocols$/,
      /^Respiratory3 protocols$/,
      /^Obstetrics, Newborn & Infant4 protocols$/,
    ]);
    await categories.nth(2).click();
    await expect(page).toHaveURL(/\/protocols\?category=allergy-immunology$/);
    await expect(page.getByRole('heading', { name: 'Protocols (2)' })).toBeVisible();
    await page.goBack();
  });

  await test.step('legend, reference only, content of August 21, 2025 and the version', async () => {
    await expect(page.getByRole('region', { name: 'Priority colors' }).getByRole('listitem')).toHaveText([
      /RED\s*time-critical/,
      /AMBER\s*urgent/,
      /BLUE\s*routine/,
    ]);
    await expect(page.getByText(/^Reference only\. First60 does not replace/)).toBeVisible();
    await expect(page.getByText('Content of August 21, 2025')).toBeVisible();
    await expect(page.getByText(/^Version \d+\.\d+\.\d+/)).toBeVisible();
  });
});

test('favorite medications show their kit on Home, and with a weight the doses of the calculator', async ({ page }) => {
  await signInMedic(page);
  for (const medicationId of ['epinephrine-1-1000', 'aspirin'])
    await page.request.post('/api/favorites', { data: { medicationId }, failOnStatusCode: true });
  await page.goto('/');
  const list = page.getByRole('region', { name: 'Favorite medications' });
  const drug = (name: string) =>
    list
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) })
      .first();
  const epinephrine = drug('EPINEPHrine 1:1,000');
  await expect(epinephrine).toContainText('Kit 1');
  await expect(list).not.toContainText('mL of');

  await followLink(page, '/calculator');
  await weightField(page).fill('12.5');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(list).toContainText('Pediatric, by weight 12.5 kg');
  const line = epinephrine.getByRole('listitem').filter({ hasText: 'Anaphylaxis' }).first();
  await expect(line).toContainText('0.125 mg');
  await expect(line).toContainText('0.125 mL of 1 mg/mL');
  await expect(line).toContainText('IM');
  // Wording that does not depend on the weight stays as written. An adult's dose must never appear among a child's.
  await expect(drug('aspirin')).toContainText('No dose listed');
  await expect(list).not.toContainText('324 mg');
  await expect(epinephrine).toContainText('0.1-1 mcg/kg/min');

  await line.getByRole('link').click();
  await expect(page).toHaveURL(/\/comprehensive-calculator\?medication=/);
  const result = page.getByRole('region', { name: 'Dose', exact: true });
  await expect(result).toContainText('0.125 mg');
  await expect(result).toContainText('0.125 mL');
  await page.getByRole('button', { name: 'Clear patient' }).first().click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(epinephrine).toContainText('Kit 1');
  await expect(list).not.toContainText('mL of');
});

test('who opens something else while a search still waits for its synonyms stays there', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  let part = '';
  await page.route('**/assets/editions/*/edition.txt', async (route) => {
    part = route.request().url();
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  await signInMedic(page);
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search protocols' }).fill('heart attack');
  await page.getByRole('button', { name: 'Search Protocols' }).click();
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect.poll(() => part).not.toBe('');

  const read = page.waitForResponse(part);
  held.resolve();
  await read;
  // The app reads the cards in several turns, and nothing on this screen shows when it is done. This wait is many times
  // longer than needed.
  await page.waitForTimeout(2_000);
  await expect(page).toHaveURL(/\/account$/);
});
