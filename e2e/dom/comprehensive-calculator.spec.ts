import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';
import { doseResult, indicationField, medicationField, weightField, yearsField } from '../pages/calculator.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

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
    await expect(result.getByText('42 mg', { exact: true })).toBeVisible();
    await years.fill(typed);
    await expect(page.getByText('Counts as no age. Enter it in years, such as 1.5.'), typed).toBeVisible();
    await expect(none, typed).toBeVisible();
    await expect(result.getByText('42 mg', { exact: true }), typed).toHaveCount(0);
  }
  for (const typed of ['٦', '6,0', '   6  ']) {
    await years.fill('');
    await years.fill(typed);
    await expect(result.getByText('42 mg', { exact: true }), typed).toBeVisible();
  }
  for (const typed of ['150.05', '999']) {
    await years.fill(typed);
    await expect(page.getByText('Calculated for 120 years, the most this calculator takes.'), typed).toBeVisible();
    await expect(result.getByText('42 mg', { exact: true }), typed).toHaveCount(0);
  }
  await years.fill('18 mo');
  await expect(page.getByText('Counts as no age. Enter it in years: 18 mo is 1.5.')).toBeVisible();
  await yearsField(page).fill('6');
  await expect(result.getByText('42 mg', { exact: true })).toBeVisible();
  await expect(result.getByText('Estimate from age only. Weigh or measure the patient if you can.')).toBeVisible();
  await expect(result.getByText("Young's rule: 6/(6+12) = 33.3 % of adult 70 mg = 23.33 mg.")).toBeVisible();
});

test('comprehensive: an auto-injector is given whole, a drug for certain ages asks the age', async ({ page }) => {
  await openSignedIn(
    page,
    '/comprehensive-calculator?medication=epinephrine+auto-injector+adult&indication=Anaphylaxis',
  );
  const result = doseResult(page);
  await weightField(page).fill('70');
  await expect(result.getByText('0.3 mg', { exact: true }).first()).toBeVisible();
  await expect(result.getByText('One auto-injector', { exact: true })).toBeVisible();
  await expect(result.getByRole('img')).toHaveCount(0);
  await expect(result.getByText(/0\.3 mL$/)).toHaveCount(0);

  await followLink(page, '/comprehensive-calculator?medication=etomidate');
  await weightField(page).fill('12.5');
  await expect(result.getByText('Enter the age', { exact: true })).toBeVisible();
  await expect(result.getByText('0.3 mg/kg over 30-60 s (max 20 mg), over 10 years')).toBeVisible();
  await expect(result.getByRole('img')).toHaveCount(0);
  await yearsField(page).fill('6');
  await expect(result.getByText('Not for this age')).toBeVisible();
  await weightField(page).fill('35');
  await yearsField(page).fill('11');
  await expect(result.getByText('10.5 mg', { exact: true }).first()).toBeVisible();
});
