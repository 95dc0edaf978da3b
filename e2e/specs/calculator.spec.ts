import type { Locator, Page } from '@playwright/test';
import { signInOverApi, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

const HALF_AN_HOUR_MS = 30 * 60_000;

const weight = (page: Page) => page.getByLabel('Weight (kg)');
const age = (page: Page) => page.getByLabel('Age (optional)');
const doses = (page: Page) => page.getByRole('region', { name: 'Doses' });
const cards = (page: Page) => doses(page).getByRole('heading', { level: 4 });
const card = (page: Page, name: string): Locator => doses(page).getByRole('listitem').filter({ hasText: name });

async function openCalculator(page: Page, address = '/calculator'): Promise<void> {
  await signInOverApi(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

test('quick calculator: every bad weight is answered in words and leaves no dose behind', async ({ page }) => {
  await openCalculator(page);
  const LIGHT = 'The weight must be at least 0.5 kg.';
  const NO_NUMBER = 'Enter the weight as a number in kg, such as 12.5.';
  for (const [typed, words] of [
    ['0', LIGHT],
    ['0.4', LIGHT],
    ['-1', NO_NUMBER],
    ['1e2', NO_NUMBER],
    ['abc', NO_NUMBER],
    ['1,000', NO_NUMBER],
  ] as const) {
    await weight(page).fill('20');
    await expect(cards(page)).toHaveCount(15);
    await weight(page).fill(typed);
    await expect(page.getByText(words), typed).toBeVisible();
    await expect(cards(page), typed).toHaveCount(0);
  }
  await weight(page).fill('');
  await expect(page.getByText('Enter a weight to see doses.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('quick calculator: 150.05 and 999 kg are calculated for 100 kg and say so', async ({ page }) => {
  await openCalculator(page);
  for (const typed of ['150.05', '999']) {
    await weight(page).fill(typed);
    await expect(page.getByText('Calculated for 100 kg, the most this calculator takes.')).toBeVisible();
    await expect(page.getByText('Adult, by weight 100 kg')).toBeVisible();
  }
});

test('quick calculator: Arabic-Indic digits, a decimal comma and blanks around it are 12.5 kg', async ({ page }) => {
  await openCalculator(page);
  for (const typed of ['١٢٫٥', '12,5', '      12.5   ']) {
    await weight(page).fill('');
    await weight(page).fill(typed);
    await expect(page.getByText('Pediatric, by weight 12.5 kg'), typed).toBeVisible();
    await expect(card(page, 'Epinephrine 1:10,000').getByText('0.125 mg', { exact: true }), typed).toBeVisible();
    await expect(card(page, 'Epinephrine 1:10,000').getByText('1.25 mL', { exact: true }), typed).toBeVisible();
  }
});

test('quick calculator: every age that cannot be read is answered in words and leaves no estimate behind', async ({
  page,
}) => {
  await openCalculator(page);
  const UNREAD = 'Enter the age as years, or as 6 months or 3 weeks. Nothing is calculated from it until then.';
  const TOO_OLD = 'Enter an age up to 120 years.';
  for (const [typed, words] of [
    ['-1', UNREAD],
    ['1e2', UNREAD],
    ['abc', UNREAD],
    ['6 6', UNREAD],
    ['150.05', TOO_OLD],
    ['999', TOO_OLD],
    ['0', 'Weight Required for Infants'],
    ['0.4', 'Weight Required for Infants'],
  ] as const) {
    await age(page).fill('6');
    await expect(cards(page)).toHaveCount(16);
    await age(page).fill(typed);
    await expect(page.getByText(words, { exact: true }), typed).toBeVisible();
    await expect(cards(page), typed).toHaveCount(0);
  }
  for (const typed of ['٢٫٥', '2,5', '   2.5 y  ', '30 months']) {
    await age(page).fill('');
    await expect(cards(page)).toHaveCount(0);
    await age(page).fill(typed);
    await expect(page.getByText("Pediatric, by age 2.5 years (Young's Rule)"), typed).toBeVisible();
  }
});

test('on a 390x844 phone the first dose stands clear of the bottom bar in 32 px or more once a weight is entered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalculator(page);
  const bar = page.getByRole('navigation').last();
  for (const typed of ['14', '70', '999']) {
    await weight(page).fill(typed);
    const dose = card(page, 'Epinephrine 1:10,000')
      .getByText(/^[\d.]+ mg$/)
      .first();
    await expect(dose).toBeVisible();
    const [place, edge] = await Promise.all([dose.boundingBox(), bar.boundingBox()]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect((place?.y ?? 0) + (place?.height ?? 0), typed).toBeLessThan(edge?.y ?? 0);
    expect(
      await dose.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(32);
  }
  // The chips beyond the edge are reached by keyboard, and come into view.
  const last = page.getByRole('button', { name: '70 kg', exact: true });
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: '10 kg', exact: true }).focus();
  for (let chip = 0; chip < 7; chip += 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(
      48,
    );
  }
});

test('from Home three taps and the weight lead to the dose of an arrest, a seizure and anaphylaxis', async ({
  page,
}) => {
  await signInOverApi(page);
  const filled = async (kilograms: string) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Medication Dose Calculator' }).click();
    await weight(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(kilograms);
  };
  await filled('14');
  await expect(card(page, 'Epinephrine 1:10,000').getByText('0.14 mg', { exact: true })).toBeInViewport();
  await filled('9');
  await page.getByRole('link', { name: /^Seizure/ }).click();
  const result = page.getByRole('region', { name: 'Dose', exact: true });
  await expect(result.getByText('1.8 mg', { exact: true })).toBeInViewport();
  await filled('22');
  await page.getByRole('button', { name: 'Anaphylaxis', exact: true }).click();
  await expect(card(page, 'Epinephrine 1:1,000').getByText('0.22 mg', { exact: true })).toBeInViewport();
  await expect(cards(page)).toHaveCount(1);
});

test('5.5 kg lies between two zones, 12.5 kg in Yellow, 36.1 kg above the tape', async ({ page }) => {
  await openCalculator(page);
  await weight(page).fill('5.5');
  await expect(page.getByText('Between Gray (3-5 kg) and Pink (6-7 kg)')).toBeVisible();
  await expect(page.getByText(/^(Gray|Pink) zone/)).toHaveCount(0);
  await weight(page).fill('36.1');
  await expect(page.getByText('Above the tape: use weight')).toBeVisible();
  await weight(page).fill('12.5');
  await expect(page.getByText('Yellow zone')).toBeVisible();
  await page.getByRole('button', { name: 'Yellow zone equipment' }).click();
  await expect(page.getByRole('tab', { name: 'Pediatric Guide' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Defibrillation energy')).toBeVisible();
});

test('39.9 kg is pediatric; 40.0 kg takes the adult path and still reads Pediatric', async ({ page }) => {
  await openCalculator(page);
  const type = page.getByRole('list', { name: 'Patient type' });
  await weight(page).fill('39.9');
  await expect(page.getByText('Pediatric, by weight 39.9 kg')).toBeVisible();
  await expect(card(page, 'Epinephrine 1:10,000').getByText('0.4 mg', { exact: true })).toBeVisible();
  await weight(page).fill('40.0');
  await expect(page.getByText('Adult, by weight 40 kg')).toBeVisible();
  await expect(card(page, 'Epinephrine 1:10,000').getByText('1 mg', { exact: true })).toBeVisible();
  await expect(type.getByText('Pediatric')).toHaveAttribute('aria-current', 'true');
  await weight(page).fill('40.1');
  await expect(type.getByText('Adult')).toHaveAttribute('aria-current', 'true');
});

test("by age: 11 months needs a weight, 6 and 12 y are Young's estimates, 13 y near-adult, 18 y adult", async ({
  page,
}) => {
  await openCalculator(page);
  await age(page).fill('11 months');
  await expect(page.getByText('Weight Required for Infants', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Young's Rule is not appropriate for infants under 1 year. Please use weight-based dosing", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(0);

  await age(page).fill('6');
  await expect(page.getByText('Estimate from age only. Weigh or measure the patient if you can.')).toHaveCount(17);
  await expect(cards(page)).toHaveCount(16);
  const atropine = card(page, 'Atropine');
  await expect(atropine.getByText('0.17 mg', { exact: true })).toBeVisible();
  await expect(atropine.getByText('6/(6+12) = 33.3 % of adult 0.5 mg = 0.17 mg')).toBeVisible();

  await page.getByRole('button', { name: '12 y' }).click();
  await expect(page.getByText("Pediatric, by age 12 years (Young's Rule)")).toBeVisible();

  await age(page).fill('13');
  await expect(page.getByText('Consider Near-Adult Dosing', { exact: true })).toBeVisible();
  await expect(
    page.getByText('for children over 12 years consider adult doses or weight-based calculations', { exact: true }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Adult', exact: true }).click();
  await expect(age(page)).toHaveValue('18');
  await expect(page.getByText('Adult, by age: fixed adult doses')).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
});

test('chips set 10 to 70 kg; limits and high doses are flagged; the tab and the patient survive a reload', async ({
  page,
}) => {
  await openCalculator(page);
  for (const kilograms of [10, 15, 20, 25, 30, 40, 50, 70]) {
    await page.getByRole('button', { name: `${kilograms} kg`, exact: true }).click();
    await expect(weight(page)).toHaveValue(String(kilograms));
  }
  await expect(card(page, 'Adenosine, 1st dose').getByText('MAX DOSE', { exact: true })).toBeVisible();
  const ett = card(page, 'Epinephrine 1:1,000 via ETT');
  await expect(ett.getByText('HIGH DOSE: 2.5 mg')).toBeVisible();
  await expect(ett.getByText('Please verify dose calculation and consider clinical context')).toBeVisible();

  await page.getByRole('tab', { name: 'Adult Dosing' }).click();
  await expect(page).toHaveURL(/#adult$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Adult Dosing' })).toHaveAttribute('aria-selected', 'true');
  await expect(weight(page)).toHaveValue('70');
  await page.getByRole('button', { name: 'Clear patient' }).click();
  await expect(weight(page)).toHaveValue('');
});

test('adult dosing: no weight and under 40 kg get the exact sentences, 40 kg the seven cards', async ({ page }) => {
  await openCalculator(page, '/calculator#adult');
  await expect(page.getByText('Enter patient weight to see adult medication doses', { exact: true })).toBeVisible();
  await weight(page).fill('39.9');
  await expect(
    page.getByText('For patients under 40kg, use the pediatric calculator or age guide', { exact: true }),
  ).toBeVisible();
  await weight(page).fill('40');
  const headings = page.getByRole('region', { name: 'Adult doses' }).getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(7);
  await expect(page.getByText('2-10 mcg/min', { exact: true })).toBeVisible();
  await expect(page.getByText('30-150 mL/h', { exact: true })).toBeVisible();
});

test('choosing the White zone sets 16.5 kg and its age, goes to the calculator and says so', async ({ page }) => {
  await openCalculator(page, '/calculator#guide');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    /^Gray.*3-5.kg/,
    /^Pink.*6-7.kg/,
    /^Red.*8-9.kg/,
    /^Purple.*10-11.kg/,
    /^Yellow.*12-14.kg/,
    /^White.*15-18.kg/,
    /^Blue.*19-23.kg/,
    /^Orange.*24-29.kg/,
    /^Green.*30-36.kg/,
  ]);
  await page.getByRole('button', { name: /^Use 16.5.kg, White zone/ }).click();
  await expect(page.getByText('White Zone Selected').first()).toBeVisible();
  await expect(page.getByText('Weight set to 16.5 kg for 3-4 years patient').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Calculator', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(weight(page)).toHaveValue('16.5');
  await expect(age(page)).toHaveValue('3-4 years');
  await expect(page.getByText('White zone age. The weight decides the dose.')).toBeVisible();
  await expect(page.getByText('Enter the age as years')).toHaveCount(0);
  await expect(page.getByText('Pediatric, by weight 16.5 kg')).toBeVisible();
  // Another weight is no longer that zone's child.
  await weight(page).fill('50');
  await expect(age(page)).toHaveValue('');
});

test('share: without a weight a toast asks for it; with one the text goes to the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openCalculator(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Enter Weight', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Please enter a patient weight to share calculations').first()).toBeVisible();

  await weight(page).fill('12.5');
  await age(page).fill('3');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied to Clipboard', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Dosing calculations have been copied to your clipboard').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Weight: 12.5 kg\nAge: 3\n');
  expect(text).toContain(
    'Epinephrine 1:10,000 (Cardiac arrest): 0.125 mg, 1.25 mL of 0.1 mg/mL, IV/IO · every 3-5 min\n',
  );
  expect(text.match(/ mg[,/]| mL,/g)?.length).toBeGreaterThanOrEqual(15);
});

test('print: a black-on-white sheet with weight, edition and "Verify before use", in the dark theme too', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('first60.theme', 'dark'));
  await openCalculator(page);
  await weight(page).fill('12.5');
  await expect(page.getByRole('article', { name: 'Dosing sheet' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: 'Dosing sheet' });
  await expect(sheet.getByText('Weight: 12.5 kg')).toBeVisible();
  await expect(page.getByText('content edition 2025-08-21')).toBeVisible();
  await expect(page.getByText('Verify before use')).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(16);
  await expect(weight(page)).toBeHidden();
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test("a protocol line's Calculate Dose opens the comprehensive calculator with medication and indication", async ({
  page,
}) => {
  await openCalculator(page, '/protocols?id=anaphylaxis');
  await page
    .getByRole('button', { name: /Medications & Dosing/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /Calculate.*epinephrine 1:1,000/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/comprehensive-calculator\?medication=epinephrine/);
  await expect(page.getByRole('combobox', { name: 'Medication' })).toHaveValue('EPINEPHrine 1:1,000');
  await expect(page.getByLabel('Indication', { exact: true })).toHaveValue('Anaphylaxis');
  await weight(page).fill('20');
  const result = page.getByRole('region', { name: 'Dose', exact: true });
  await expect(result.getByText('0.2 mg', { exact: true })).toBeVisible();
  await expect(result.getByText('0.2 mL', { exact: true })).toBeVisible();

  await page.goto('/protocols?id=adult-cardiac-arrest');
  await page
    .getByRole('button', { name: /Medications & Dosing/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: 'Calculate Dose: epinephrine 1:10,000, Low blood pressure after ROSC, push dose' })
    .click();
  await expect(page).toHaveURL(/\?medication=epinephrine\+1%3A10%2C000&indication=Adult\+Cardiac\+Arrest$/);
  const pushDose = 'Push-dose, hypotension after cardiac arrest';
  await expect(page.getByLabel('Indication', { exact: true })).toHaveValue(pushDose);
  await page.reload();
  await expect(page.getByLabel('Indication', { exact: true })).toHaveValue(pushDose);
  await page.getByLabel('Indication', { exact: true }).selectOption('Cardiac arrest');
  await expect(page.getByLabel('Indication', { exact: true })).toHaveValue('Cardiac arrest');
});

test('comprehensive: search a medication by its brand, then the indication appears; Recalculate only when it differs', async ({
  page,
}) => {
  await openCalculator(page, '/calculator');
  await page.getByRole('tab', { name: 'Comprehensive' }).click();
  await expect(page).toHaveURL(/#comprehensive$/);
  await expect(page.getByLabel('Indication', { exact: true })).toHaveCount(0);
  const medication = page.getByRole('combobox', { name: 'Medication' });
  await medication.fill('ketalar');
  await page.keyboard.press('Enter');
  await expect(medication).toHaveValue('ketamine');
  await page.getByLabel('Indication', { exact: true }).selectOption('RSI induction');
  const recalculate = page.getByRole('button', { name: 'Recalculate' });
  await expect(recalculate).toHaveCount(0);
  await weight(page).fill('20');
  const result = page.getByRole('region', { name: 'Dose', exact: true });
  await expect(result.getByText('40 mg', { exact: true })).toBeVisible();
  await recalculate.click();
  await expect(page.getByText('Recalculated', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Dose calculation updated with new values').first()).toBeVisible();
  await expect(recalculate).toHaveCount(0);

  await weight(page).fill('120');
  await expect(result.getByText('200 mg', { exact: true })).toBeVisible();
  await expect(result.getByText('MAX DOSE', { exact: true })).toBeVisible();
  await expect(recalculate).toBeVisible();
  await weight(page).fill('20.0');
  await expect(recalculate).toHaveCount(0);
  await page.reload();
  await expect(medication).toHaveValue('ketamine');
  await expect(result.getByText('40 mg', { exact: true })).toBeVisible();
});

test('comprehensive: what cannot be read counts as none, 999 kg as 150; no result of older values stays', async ({
  page,
}) => {
  await openCalculator(page, '/comprehensive-calculator?medication=ketamine&indication=RSI%20induction');
  const result = page.getByRole('region', { name: 'Dose', exact: true });
  const none = result.getByText('Enter a weight or an age to see the dose.');
  for (const [typed, words] of [
    ['0', 'Counts as no weight. Enter more than 0 kg.'],
    ['-1', 'Counts as no weight. Enter it as a number in kg, such as 12.5.'],
    ['1e2', 'Counts as no weight. Enter it as a number in kg, such as 12.5.'],
    ['abc', 'Counts as no weight. Enter it as a number in kg, such as 12.5.'],
    ['', null],
  ] as const) {
    await weight(page).fill('20');
    await expect(result.getByText('40 mg', { exact: true })).toBeVisible();
    await weight(page).fill(typed);
    await expect(none, typed).toBeVisible();
    if (words !== null) await expect(page.getByText(words), typed).toBeVisible();
    await expect(result.getByText('40 mg', { exact: true }), typed).toHaveCount(0);
  }
  for (const [typed, dose] of [
    ['0.4', '0.8 mg'],
    ['١٢٫٥', '25 mg'],
    ['12,5', '25 mg'],
    ['      12.5   ', '25 mg'],
  ] as const) {
    await weight(page).fill('');
    await weight(page).fill(typed);
    await expect(result.getByText(dose, { exact: true }), typed).toBeVisible();
  }
  for (const typed of ['150.05', '999']) {
    await weight(page).fill('20');
    await weight(page).fill(typed);
    await expect(page.getByText('Calculated for 150 kg, the most this calculator takes.'), typed).toBeVisible();
    await expect(result.getByText('40 mg', { exact: true }), typed).toHaveCount(0);
  }
  await weight(page).fill('');
  const years = page.getByLabel('Age (years)');
  for (const typed of ['-1', '1e2', 'abc']) {
    await years.fill('6');
    await expect(result.getByText('23.33 mg', { exact: true })).toBeVisible();
    await years.fill(typed);
    await expect(page.getByText('Counts as no age. Enter it in years, such as 1.5.'), typed).toBeVisible();
    await expect(none, typed).toBeVisible();
    await expect(result.getByText('23.33 mg', { exact: true }), typed).toHaveCount(0);
  }
  for (const typed of ['٦', '6,0', '   6  ']) {
    await years.fill('');
    await years.fill(typed);
    await expect(result.getByText('23.33 mg', { exact: true }), typed).toBeVisible();
  }
  for (const typed of ['150.05', '999']) {
    await years.fill(typed);
    await expect(page.getByText('Calculated for 120 years, the most this calculator takes.'), typed).toBeVisible();
    await expect(result.getByText('23.33 mg', { exact: true }), typed).toHaveCount(0);
  }
  await years.fill('18 mo');
  await expect(page.getByText('Counts as no age. Enter it in years: 18 mo is 1.5.')).toBeVisible();
  await page.getByLabel('Age (years)').fill('6');
  await expect(result.getByText('23.33 mg', { exact: true })).toBeVisible();
  await expect(result.getByText('Estimate from age only. Weigh or measure the patient if you can.')).toBeVisible();
  await expect(result.getByText('6/(6+12) = 33.3 % of adult 70 mg = 23.33 mg')).toBeVisible();
});

test('comprehensive: an infusion is shown as written, "epinephrine" asks which, an unlisted indication is said', async ({
  page,
}) => {
  await openCalculator(page, '/comprehensive-calculator?medication=norepinephrine&indication=Shock');
  const result = page.getByRole('region', { name: 'Dose', exact: true });
  await weight(page).fill('70');
  await expect(result.getByText('5-20 mcg/min', { exact: true })).toBeVisible();
  await page.goto('/comprehensive-calculator?medication=epinephrine');
  await page.getByRole('button', { name: 'EPINEPHrine 1:1,000', exact: true }).click();
  await expect(page.getByLabel('Indication', { exact: true })).toHaveValue('');
  await page.goto('/comprehensive-calculator?medication=epinephrine&indication=Anaphylaxis');
  await page.getByRole('button', { name: 'EPINEPHrine 1:1,000', exact: true }).click();
  await expect(page.getByLabel('Indication', { exact: true })).toHaveValue('Anaphylaxis');
  await page.goto('/comprehensive-calculator?medication=naloxone&indication=Stroke');
  await expect(page.getByText('No dose is listed under “Stroke”. Choose the indication that fits.')).toBeVisible();
  await page.goto(`/comprehensive-calculator?medication=aspirin&indication=${'a'.repeat(400)}`);
  await expect(page.getByText(/^No dose is listed under “a{400}”/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('values idle for 30 minutes ask "Still the same patient?" on every screen; Clear patient wipes weight, age, selection and scores', async ({
  page,
}) => {
  await page.clock.install();
  await openCalculator(page, '/comprehensive-calculator?medication=ketamine&indication=Pain');
  const question = page.getByText('Still the same patient?');
  const kept = () =>
    page.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith('patient.') && key !== 'patient.touched-at')
        .map((key) => `${key}=${sessionStorage.getItem(key)}`)
        .toSorted(),
    );
  await weight(page).fill('12.5');
  await page.getByLabel('Age (years)').fill('3');
  await page.goto('/protocols?id=stroke');
  await page
    .getByRole('button', { name: /Glasgow Coma Scale Assessment/ })
    .first()
    .click();
  await page.getByText('Spontaneous').first().click();
  const values = [
    'patient.age=3',
    'patient.assessment.glasgow={"eye":4,"verbal":-1,"motor":-1}',
    'patient.weight=12.5',
  ];
  expect(await kept()).toEqual(values);

  await page.clock.fastForward(HALF_AN_HOUR_MS - 60_000);
  await expect(question).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(question).toBeVisible();
  await expect(
    page.getByText('These values have not changed for 30 minutes: 12.5 kg, age 3, Glasgow Coma Scale.'),
  ).toBeVisible();
  await page.goto('/');
  await expect(question).toBeVisible();
  expect(await kept(), 'nothing changes until it is answered').toEqual(values);
  await page.getByRole('button', { name: 'Same patient' }).click();
  await expect(question).toHaveCount(0);
  expect(await kept()).toEqual(values);

  await page.goto('/comprehensive-calculator?medication=ketamine&indication=Pain');
  await page.clock.fastForward(HALF_AN_HOUR_MS);
  await page.getByRole('alert').getByRole('button', { name: 'Clear patient' }).click();
  await expect(question).toHaveCount(0);
  await expect(weight(page)).toHaveValue('');
  await expect(page.getByLabel('Age (years)')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Medication' })).toHaveValue('');
  await expect(page).toHaveURL(/comprehensive-calculator$/);
  expect(await kept()).toEqual([]);
});

test('with the server dead both calculators and the guide work', async ({ page, context, server }) => {
  await openCalculator(page);
  await waitUntilReadyOffline(page);
  await server.kill();
  await page.close();
  const fresh = await context.newPage();
  await fresh.goto('/calculator#guide');
  await fresh.getByRole('button', { name: /^Use 13.kg, Yellow zone/ }).click();
  await expect(fresh.getByText('Pediatric, by weight 13 kg')).toBeVisible();
  await fresh.goto('/comprehensive-calculator?medication=naloxone&indication=Opioid%20overdose');
  await expect(fresh.getByRole('combobox', { name: 'Medication' })).toHaveValue('naloxone');
});
