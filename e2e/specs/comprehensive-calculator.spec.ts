import { openSignedIn } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';
import { doseResult, indicationField, medicationField, weightField, yearsField } from '../pages/calculator.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

test("a protocol line's Calculate Dose opens the comprehensive calculator with medication and indication", async ({
  page,
}) => {
  await openSignedIn(page, '/protocols?id=anaphylaxis');
  await page
    .getByRole('button', { name: /Medications & Dosing/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /Calculate.*epinephrine 1:1,000/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/comprehensive-calculator\?medication=epinephrine/);
  await expect(medicationField(page)).toHaveValue('EPINEPHrine 1:1,000');
  await expect(indicationField(page)).toHaveValue('Anaphylaxis');
  await weightField(page).fill('20');
  const result = doseResult(page);
  await expect(result.getByText('0.2 mg', { exact: true })).toBeVisible();
  await expect(result.getByText('0.2 mL', { exact: true }).first()).toBeVisible();

  await page.goto('/protocols?id=adult-cardiac-arrest');
  await page
    .getByRole('button', { name: /Medications & Dosing/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: 'Calculate Dose: epinephrine 1:10,000, Low blood pressure after ROSC, push dose' })
    .click();
  await expect(page).toHaveURL(/\?medication=epinephrine\+1%3A10%2C000&indication=Adult\+Cardiac\+Arrest$/);
  const pushDose = 'Push-dose, low blood pressure';
  await expect(indicationField(page)).toHaveValue(pushDose);
  await page.reload();
  await expect(indicationField(page)).toHaveValue(pushDose);
  await indicationField(page).selectOption('Cardiac arrest');
  await expect(indicationField(page)).toHaveValue('Cardiac arrest');
});

test('comprehensive: search a medication by its brand, then the indication appears; Recalculate only when it differs', async ({
  page,
}) => {
  await openSignedIn(page, '/calculator');
  await page.getByRole('tab', { name: 'Comprehensive' }).click();
  await expect(page).toHaveURL(/#comprehensive$/);
  await expect(indicationField(page)).toHaveCount(0);
  const medication = medicationField(page);
  await medication.fill('ketalar');
  await page.keyboard.press('Enter');
  await expect(medication).toHaveValue('ketamine');
  await indicationField(page).selectOption('RSI induction');
  const recalculate = page.getByRole('button', { name: 'Recalculate' });
  await expect(recalculate).toHaveCount(0);
  await weightField(page).fill('20');
  const result = doseResult(page);
  await expect(result.getByText('40 mg', { exact: true })).toBeVisible();
  await recalculate.click();
  await expect(page.getByText('Recalculated', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Dose calculation updated with new values').first()).toBeVisible();
  await expect(recalculate).toHaveCount(0);

  await weightField(page).fill('120');
  await expect(result.getByText('200 mg', { exact: true }).first()).toBeVisible();
  await expect(result.getByText('MAX DOSE', { exact: true })).toBeVisible();
  await expect(recalculate).toBeVisible();
  await weightField(page).fill('20.0');
  await expect(recalculate).toHaveCount(0);
  await page.reload();
  await expect(medication).toHaveValue('ketamine');
  await expect(result.getByText('40 mg', { exact: true })).toBeVisible();
});

test('comprehensive: a misspelt medication is guessed at, and no guess is taken without being chosen', async ({
  page,
}) => {
  await openSignedIn(page, '/calculator#comprehensive');
  const medication = medicationField(page);
  await medication.fill('ketamin');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByText('Did you mean')).toHaveCount(0);

  await medication.fill('kettamine');
  await expect(page.getByText('No exact match. Did you mean ketamine?')).toBeAttached();
  await expect(page.getByText('Did you mean', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(indicationField(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(medication).toHaveValue('ketamine');
  await expect(indicationField(page)).toBeVisible();

  await medication.fill('zzzz');
  await expect(page.getByText('No medication found')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('comprehensive: what cannot be read counts as none, 999 kg as 150; no result of older values stays', async ({
  page,
}) => {
  await openSignedIn(page, '/comprehensive-calculator?medication=ketamine&indication=RSI%20induction');
  const result = doseResult(page);
  const none = result.getByText('Enter a weight or an age to see the dose.');
  for (const [typed, words] of [
    ['0', 'Counts as no weight. Enter more than 0 kg.'],
    ['-1', 'Counts as no weight. Enter it as a number in kg, such as 12.5.'],
    ['1e2', 'Counts as no weight. Enter it as a number in kg, such as 12.5.'],
    ['abc', 'Counts as no weight. Enter it as a number in kg, such as 12.5.'],
    ['', null],
  ] as const) {
    await weightField(page).fill('20');
    await expect(result.getByText('40 mg', { exact: true })).toBeVisible();
    await weightField(page).fill(typed);
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
    await weightField(page).fill('');
    await weightField(page).fill(typed);
    await expect(result.getByText(dose, { exact: true }), typed).toBeVisible();
  }
  for (const typed of ['150.05', '999']) {
    await weightField(page).fill('20');
    await weightField(page).fill(typed);
    await expect(page.getByText('Calculated for 150 kg, the most this calculator takes.'), typed).toBeVisible();
    await expect(result.getByText('40 mg', { exact: true }), typed).toHaveCount(0);
  }
  await weightField(page).fill('');
  const years = yearsField(page);
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
  await yearsField(page).fill('6');
  await expect(result.getByText('23.33 mg', { exact: true })).toBeVisible();
  await expect(result.getByText('Estimate from age only. Weigh or measure the patient if you can.')).toBeVisible();
  await expect(result.getByText('6/(6+12) = 33.3 % of adult 70 mg = 23.33 mg')).toBeVisible();
});

test('comprehensive: an infusion is shown as written, "epinephrine" asks which, an unlisted indication is said', async ({
  page,
}) => {
  await openSignedIn(page, '/comprehensive-calculator?medication=norepinephrine&indication=Shock');
  const result = doseResult(page);
  await weightField(page).fill('70');
  await expect(result.getByText('5-20 mcg/min', { exact: true })).toBeVisible();
  await page.goto('/comprehensive-calculator?medication=epinephrine');
  await page.getByRole('button', { name: 'EPINEPHrine 1:1,000', exact: true }).click();
  await expect(indicationField(page)).toHaveValue('');
  await page.goto('/comprehensive-calculator?medication=epinephrine&indication=Anaphylaxis');
  await page.getByRole('button', { name: 'EPINEPHrine 1:1,000', exact: true }).click();
  await expect(indicationField(page)).toHaveValue('Anaphylaxis');
  await page.goto('/comprehensive-calculator?medication=naloxone&indication=Stroke');
  await expect(page.getByText('No dose is listed under “Stroke”. Choose the indication that fits.')).toBeVisible();
  await page.goto(`/comprehensive-calculator?medication=aspirin&indication=${'a'.repeat(400)}`);
  await expect(page.getByText(/^No dose is listed under “a{400}”/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
