import { edition } from '@first60/content';
import type { Page } from '@playwright/test';
import { followLink } from '../fixtures/link.ts';
import { signInMedic } from '../fixtures/medic.ts';
import { ALL_SHOWN, REFERENCE_ENTRIES } from '../fixtures/reference-entries.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(500), UNREACHABLE] } });

const DRUGS = Object.values(edition.formulary);
const WIDE = { width: 1440, height: 900 };

const names = (page: Page) => page.locator('main article h3 > button');
const medication = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('each kit tells how many medications it holds; one opens inside the other, and a reload keeps them open', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/medications');
  await expect(page.getByRole('heading', { level: 1, name: 'Medication Database' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Medication locations' })).toHaveAttribute('aria-selected', 'true');
  const kits = page.getByRole('heading', { level: 2 });
  const inKit = (kit: number) => DRUGS.filter(({ kitNumber }) => kitNumber === kit).length;
  await expect(kits).toHaveText(
    [
      'Kit 1 Medications Bag',
      'Kit 2 Medications Bag',
      'Main Inner Medications',
      'Control Medications Kit',
      'External',
      'External',
    ].map((name, index) => new RegExp(`${name}.*${inKit(index + 1)} medications`)),
  );
  await kits.nth(0).getByRole('button').click();
  await expect(names(page)).toHaveCount(inKit(1));
  await medication(page, /^EPINEPHrine 1:10,000/).click();
  const epinephrine = page.getByRole('article').filter({ has: medication(page, /^EPINEPHrine 1:10,000/) });
  await expect(epinephrine.getByText('Adult dose')).toBeVisible();
  await expect(epinephrine.getByText('Pediatric dose')).toBeVisible();
  await expect(epinephrine.getByText('1:10,000 = 0.1 mg/mL')).toBeVisible();
  await expect(epinephrine.getByText('High-alert drug')).toBeVisible();

  await test.step('norepinephrine has no reference entry and shows its dosing row', async () => {
    await medication(page, /^norepinephrine/).click();
    const norepinephrine = page.getByRole('article').filter({ has: medication(page, /^norepinephrine/) });
    await expect(norepinephrine.getByText('5-20 mcg/min', { exact: true })).toBeVisible();
    await expect(norepinephrine.getByText('0.05-0.1 mcg/kg/min', { exact: true })).toBeVisible();
  });

  await page.reload();
  await expect(epinephrine.getByText('Adult dose')).toBeVisible();
});

test('rows of the original list read Various with the true route, and See original data, in both tabs and in the calculator', async ({
  page,
}) => {
  await signInMedic(page);
  const rowsOf = async (name: RegExp) => {
    await medication(page, name).click();
    const card = page.getByRole('article').filter({ has: medication(page, name) });
    await card.getByRole('button', { name: /^Routes, repeats and limits/ }).click();
    return card;
  };
  await page.goto('/medications');
  await page.getByRole('button', { name: /^Kit 1 Medications Bag/ }).click();
  const adenosine = await rowsOf(/^adenosine/);
  await expect(adenosine.getByText('Various: IV/IO, fast, large proximal vein', { exact: true }).first()).toBeVisible();
  await expect(adenosine.getByText('6 mg', { exact: true }).first()).toBeVisible();
  await followLink(page, '/medications?tab=all&search=propofol');
  const propofol = await rowsOf(/^propofol/);
  await expect(propofol.getByText(/^Various: IV, by pump/).first()).toBeVisible();
  await expect(propofol.getByText('See original data', { exact: true }).first()).toBeVisible();

  await followLink(page, '/comprehensive-calculator?medication=propofol&indication=RSI+induction,+not+in+shock');
  await page.getByLabel('Weight (kg)').fill('70');
  const result = page.getByRole('region', { name: 'Dose', exact: true });
  await expect(result.getByText('105 mg', { exact: true })).toBeVisible();
  await expect(result.getByText('Various: IV/IO, slowly', { exact: true })).toBeVisible();
  await expect(result.getByText('See original data', { exact: true })).toHaveCount(2);
  await followLink(page, '/comprehensive-calculator?medication=norepinephrine');
  await expect(result.getByText('IV/IO, large vein, by pump', { exact: true })).toBeVisible();
  await expect(result.getByText(/Various|See original data/)).toHaveCount(0);
});

test('a dose and its route stand apart, in text of either direction', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/medications?search=ketamine');
  await medication(page, /^ketamine/).click();
  const doses = page.getByRole('article').getByRole('definition');
  await expect(doses.filter({ hasText: 'IV/IO, over 60 s' }).first()).toHaveText(
    '2 mg/kg over 60 s max 200 mg · IV/IO, over 60 s',
  );
  await expect(doses.filter({ hasText: '4 mg/kg' }).first()).toHaveText(/^4 mg\/kg max 400 mg · IM/);
});

test('/kits leads to the Medication locations tab', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/kits');
  await expect(page).toHaveURL(/\/medications\?tab=locations$/);
  await expect(page.getByRole('button', { name: /^Kit 1 Medications Bag/ })).toBeVisible();
});

test('all medications: all of them counted, searched by name, brand, class and indication, sorted three ways', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/medications');
  await page.getByRole('tab', { name: 'All Medications' }).click();
  await expect(page).toHaveURL(/\/medications\?tab=all$/);
  await expect(page.getByText(ALL_SHOWN)).toBeVisible();
  await expect(names(page).first()).toHaveText(/^acetaminophen/);

  const search = page.getByRole('searchbox', { name: 'Search medications' });
  for (const [term, found] of [
    ['  KETAMINE ', /^ketamine/],
    ['ketalar', /^ketamine/],
    ['dissociative', /^ketamine/],
    ['severe agitation', /^(ketamine|midazolam|haloperidol)/],
  ] as const) {
    await search.fill(term);
    await expect(names(page).first()).toHaveText(found);
  }
  await search.fill('ketalar');
  await expect(page.getByText(`Showing 1 of ${REFERENCE_ENTRIES} medications`)).toBeVisible();
  await expect(page).toHaveURL(/\/medications\?tab=all&search=ketalar$/);
  await page.reload();
  await expect(search).toHaveValue('ketalar');
  await expect(page.getByText(`Showing 1 of ${REFERENCE_ENTRIES} medications`)).toBeVisible();

  await search.fill('');
  await page.getByLabel('Sort by').selectOption('Class');
  const list: readonly { genericName: string; classification: string }[] = await (
    await page.request.get('/api/medications')
  ).json();
  // Longest name first, because "atropine" is also the start of its auto-injector's name.
  const byLength = list.toSorted((one, other) => other.genericName.length - one.genericName.length);
  const classOf = (text: string) =>
    byLength.find(({ genericName }) => text.toLowerCase().startsWith(genericName.toLowerCase()))?.classification;
  await expect
    .poll(async () => (await names(page).allTextContents()).slice(0, REFERENCE_ENTRIES).map(classOf))
    .toEqual(list.map(({ classification }) => classification).sort((one, other) => one.localeCompare(other)));
  await page.getByLabel('Sort by').selectOption('Kit location');
  await expect(names(page).first()).toHaveText(/Kit 1/);
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('kit');
});

test("nothing found: 'No medications found', 'Try adjusting your search criteria'; another name is offered", async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/medications?search=zzzz');
  await expect(page.getByText('No medications found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page.getByText(ALL_SHOWN)).toBeVisible();
  await page.getByRole('searchbox').fill('adrenaline');
  await expect(page.getByRole('heading', { name: 'Known by that name' })).toBeVisible();
  await expect(page.getByText('No medications found', { exact: true })).toHaveCount(0);
  await expect(names(page).first()).toHaveText(/^EPINEPHrine 1:1,000/);
});

test('while the list is on its way: Loading Medications...', async ({ page }) => {
  await signInMedic(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/medications', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/medications?tab=all');
  await expect(page.getByText('Loading Medications...')).toBeVisible();
  held.resolve();
  await expect(page.getByText(ALL_SHOWN)).toBeVisible();
});

test('when the list fails the inventory on the device stays, and trying again brings the list', async ({ page }) => {
  await signInMedic(page);
  // The server is repaired only when the button is pressed. The app also requests the list in the background, and that
  // request must not come first.
  const again = page.getByRole('button', { name: 'Try again' });
  await page.addInitScript(() => {
    addEventListener('click', () => Object.assign(window, { pressed: true }), true);
  });
  await page.route('**/api/medications', async (route) => {
    const pressed = await page.evaluate(() => 'pressed' in window);
    if (pressed) return route.continue();
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong"}' });
  });
  await page.goto('/medications?tab=all');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(names(page)).toHaveCount(DRUGS.length);
  await again.click();
  await expect(page.getByText(ALL_SHOWN)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('on a wide screen the chosen medication stands beside the list', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await signInMedic(page);
  await page.goto('/medications?tab=all');
  await expect(page.getByText('Choose a medication to open it here.')).toBeVisible();
  await medication(page, /^amiodarone/).click();
  const detail = page.getByRole('article');
  await expect(detail.getByRole('heading', { name: /^amiodarone/ })).toBeVisible();
  await medication(page, /^aspirin/).click();
  await expect(detail.getByRole('heading', { name: /^aspirin/ })).toBeVisible();
  await expect(detail).toHaveCount(1);
});

test('a star in the list is a favourite', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/medications?search=ketamine');
  await page.getByRole('article').getByRole('button', { pressed: false }).last().click();
  await expect(page.getByText('Added to favorites').first()).toBeVisible();
  const favorites: unknown = await (await page.request.get('/api/favorites')).json();
  expect(favorites).toMatchObject([{ id: 'ketamine' }]);
});
