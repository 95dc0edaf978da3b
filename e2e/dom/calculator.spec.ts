import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { ageField, doseCard, doseNames, weightField } from '../pages/calculator.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

test('quick calculator: every bad weight is answered in words and leaves no dose behind', async ({ page }) => {
  await openSignedIn(page, '/calculator');
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
    await weightField(page).fill('20');
    await expect(doseNames(page)).toHaveCount(15);
    await weightField(page).fill(typed);
    await expect(page.getByText(words), typed).toBeVisible();
    await expect(doseNames(page), typed).toHaveCount(0);
  }
  await weightField(page).fill('');
  await expect(page.getByText('Enter a weight to see doses.')).toBeVisible();
  await expect(doseNames(page)).toHaveCount(0);
});

test('quick calculator: 150.05 and 999 kg are calculated for 100 kg and say so', async ({ page }) => {
  await openSignedIn(page, '/calculator');
  for (const typed of ['150.05', '999']) {
    await weightField(page).fill(typed);
    await expect(page.getByText('Calculated for 100 kg, the most this calculator takes.')).toBeVisible();
    await expect(page.getByText('Adult, by weight 100 kg')).toBeVisible();
  }
});

test('quick calculator: Arabic-Indic digits, a decimal comma and blanks around it are 12.5 kg', async ({ page }) => {
  await openSignedIn(page, '/calculator');
  for (const typed of ['١٢٫٥', '12,5', '      12.5   ']) {
    await weightField(page).fill('');
    await weightField(page).fill(typed);
    await expect(page.getByText('Pediatric, by weight 12.5 kg'), typed).toBeVisible();
    await expect(doseCard(page, 'Epinephrine 1:10,000').getByText('0.125 mg', { exact: true }), typed).toBeVisible();
    const arrest = doseCard(page, 'Epinephrine 1:10,000');
    await expect(arrest.getByText('1.25 mL', { exact: true }).first(), typed).toBeVisible();
    await expect(arrest.getByText('the plunger stands between 1.2 and 1.3 mL'), typed).toBeVisible();
  }
});

test('quick calculator: every age that cannot be read is answered in words and leaves no estimate behind', async ({
  page,
}) => {
  await openSignedIn(page, '/calculator');
  const UNREAD = 'Enter the age as years, or as 6 months or 3 weeks. Nothing is calculated from it until then.';
  const TOO_OLD = 'Enter an age up to 120 years.';
  const INFANT = 'Weight Required for Infants';
  for (const [typed, words, published] of [
    ['-1', UNREAD, []],
    ['1e2', UNREAD, []],
    ['abc', UNREAD, []],
    ['6 6', UNREAD, []],
    ['150.05', TOO_OLD, []],
    ['999', TOO_OLD, []],
    // The dose for anaphylaxis under 6 years is published, not an estimate.
    ['0', INFANT, [/EPINEPHrine 1:1,000/]],
    ['0.4', INFANT, [/EPINEPHrine 1:1,000/]],
  ] as const) {
    await ageField(page).fill('6');
    await expect(doseNames(page)).toHaveCount(21);
    await ageField(page).fill(typed);
    await expect(page.getByText(words, { exact: true }), typed).toBeVisible();
    await expect(doseNames(page), typed).toHaveText([...published]);
  }
  for (const typed of ['٢٫٥', '2,5', '   2.5 y  ', '30 months']) {
    await ageField(page).fill('');
    await expect(doseNames(page)).toHaveCount(0);
    await ageField(page).fill(typed);
    await expect(page.getByText('Pediatric, by age 2.5 y: about 13 kg (Yellow zone)'), typed).toBeVisible();
  }
});

test('39.9 kg is pediatric; 40.0 kg takes the adult path and still reads Pediatric', async ({ page }) => {
  await openSignedIn(page, '/calculator');
  const type = page.getByRole('list', { name: 'Patient type' });
  await weightField(page).fill('39.9');
  await expect(page.getByText('Pediatric, by weight 39.9 kg')).toBeVisible();
  await expect(doseCard(page, 'Epinephrine 1:10,000').getByText('0.4 mg', { exact: true })).toBeVisible();
  await weightField(page).fill('40.0');
  await expect(page.getByText('Adult, by weight 40 kg')).toBeVisible();
  await expect(doseCard(page, 'Epinephrine 1:10,000').getByText('1 mg', { exact: true })).toBeVisible();
  await expect(type.getByText('Pediatric')).toHaveAttribute('aria-current', 'true');
  await weightField(page).fill('40.1');
  await expect(type.getByText('Adult')).toHaveAttribute('aria-current', 'true');
});

test('by age: 11 months needs a weight, 6 and 12 y are estimates, 13 y near-adult, 18 y adult', async ({ page }) => {
  await openSignedIn(page, '/calculator');
  await ageField(page).fill('11 months');
  await expect(page.getByText('Weight Required for Infants', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Young's Rule is not appropriate for infants under 1 year. Please use weight-based dosing", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(doseNames(page)).toHaveCount(1);
  await expect(doseCard(page, 'Epinephrine 1:1,000').getByText('0.15 mg', { exact: true }).first()).toBeVisible();

  await ageField(page).fill('6');
  await expect(doseNames(page)).toHaveCount(21);
  await expect(doseCard(page, 'etomidate').getByText('Not for this age')).toBeVisible();
  const atropine = doseCard(page, 'Atropine');
  await expect(atropine.getByText('0.42 mg', { exact: true }).first()).toBeVisible();
  await expect(atropine).toContainText(/From the zone of this age: about 21\skg \(Blue\)/);
  await expect(atropine.getByText('Estimate from age only. Weigh or measure the patient if you can.')).toBeVisible();
  await expect(atropine).toContainText(/6\/\(6\+12\) = 33\.3\s% of adult 0\.5\smg = 0\.17\smg/);
  await expect(atropine).toContainText(/0\.17\smg, 60\s% less than 0\.02\smg\/kg at 21\skg/);

  await page.getByRole('button', { name: '12 y' }).click();
  await expect(page.getByText('Pediatric, by age 12 y: about 33 kg (Green zone)')).toBeVisible();
  await expect(doseCard(page, 'Succinylcholine').getByText('Never paralyze by it.')).toBeVisible();

  await ageField(page).fill('13');
  await expect(page.getByText('Consider Near-Adult Dosing', { exact: true })).toBeVisible();
  await expect(
    page.getByText('for children over 12 years consider adult doses or weight-based calculations', { exact: true }),
  ).toBeVisible();
  await expect(doseNames(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Adult', exact: true }).click();
  await expect(ageField(page)).toHaveValue('18');
  await expect(page.getByText('Adult, by age: fixed adult doses')).toBeVisible();
  await expect(doseNames(page)).toHaveCount(3);
});

test('chips set 10 to 70 kg; limits and high doses are flagged; the tab and the patient survive a reload', async ({
  page,
}) => {
  await openSignedIn(page, '/calculator');
  for (const kilograms of [10, 15, 20, 25, 30, 40, 50, 70]) {
    await page.getByRole('button', { name: `${kilograms} kg`, exact: true }).click();
    await expect(weightField(page)).toHaveValue(String(kilograms));
  }
  await expect(doseCard(page, 'Adenosine, 1st dose').getByText('MAX DOSE', { exact: true })).toBeVisible();
  const ett = doseCard(page, 'Epinephrine 1:1,000 via ETT');
  await expect(ett.getByText('HIGH DOSE: 2.5 mg')).toBeVisible();
  await expect(ett.getByText('Please verify dose calculation and consider clinical context')).toBeVisible();

  await expect(doseCard(page, 'Dextrose 10%').getByText('Usual maximum 250 mL (25 g)')).toBeVisible();
  const anaphylaxis = doseCard(page, 'Anaphylaxis').filter({ hasText: 'Epinephrine 1:1,000' });
  await anaphylaxis.getByText('Working, cautions and sources').click();
  await expect(anaphylaxis.getByText('Usual maximum 0.5 mg IM')).toBeVisible();

  await page.getByRole('tab', { name: 'Adult Dosing' }).click();
  await expect(page).toHaveURL(/#adult$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Adult Dosing' })).toHaveAttribute('aria-selected', 'true');
  await expect(weightField(page)).toHaveValue('70');
  await page.getByRole('button', { name: 'Clear patient' }).click();
  await expect(weightField(page)).toHaveValue('');
});

test('at 70 kg Quick Calculator and Adult Dosing each say the figure of the other beside their own, and why', async ({
  page,
}) => {
  await openSignedIn(page, '/calculator');
  await weightField(page).fill('70');
  const quick = (drug: string) => doseCard(page, drug).filter({ hasText: 'Adult Dosing:' });
  await expect(quick('amiodarone')).toContainText('350 mg');
  await expect(quick('amiodarone').getByText('Adult Dosing: 300 mg (6 mL)')).toBeVisible();
  await expect(quick('amiodarone').getByText(/goes by weight/)).toBeVisible();
  await expect(quick('Dextrose').getByText('Adult Dosing: 250 mL', { exact: true })).toBeVisible();
  await expect(quick('Anaphylaxis').getByText('Adult Dosing: 0.5 mg (0.5 mL)')).toBeVisible();
  await expect(page.getByText(/^Adult Dosing: /)).toHaveCount(3);

  await page.getByRole('tab', { name: 'Adult Dosing' }).click();
  const cards = page.getByRole('region', { name: 'Adult doses' }).getByRole('listitem');
  const amiodarone = cards.filter({ hasText: 'Quick Calculator: 350 mg (7 mL)' });
  await expect(amiodarone).toContainText('300 mg');
  // The time of both doses is shown above the first of them.
  await expect(amiodarone).toContainText(/After the 3rd shock\..*First dose.*Second dose/);
  await expect(cards.getByText('Quick Calculator: 0.3 mg (0.3 mL)')).toBeVisible();
  await expect(cards.getByText('Quick Calculator: 350 mL')).toBeVisible();
  await weightField(page).fill('60');
  await expect(cards.getByText(/^Quick Calculator: 300 mg/)).toHaveCount(0);
  await expect(page.getByText(/^Quick Calculator: /)).toHaveCount(2);
});
