import { expect, test } from '../fixtures/kept-page.ts';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';
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

  await followLink(page, '/protocols?id=adult-cardiac-arrest');
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

test("comprehensive: an infusion gives mL/h and drops/min for its range, for a chosen rate and for the crew's own dilution", async ({
  page,
}) => {
  await openSignedIn(page, '/comprehensive-calculator?medication=norepinephrine&indication=Shock');
  const result = doseResult(page);
  const shows = (text: string) => expect(result.getByText(text, { exact: true }).first(), text).toBeVisible();
  const hides = (text: string) => expect(result.getByText(text, { exact: true }), text).toHaveCount(0);
  await yearsField(page).fill('60');
  await shows('5-20 mcg/min');
  await shows('18.75-75 mL/h');
  await shows('of 16 mcg/mL');
  await shows('19-75 drops/min');
  await shows('6.3-25 drops/min');
  await shows('By pump only. Count drops to check the pump, never instead of it.');

  const rate = page.getByLabel('Chosen rate (mcg/min)');
  await page.getByRole('button', { name: 'Higher rate' }).click();
  await expect(rate).toHaveValue('5');
  await rate.fill('12');
  await shows('At 12 mcg/min');
  await shows('45 mL/h');
  await shows('45 drops/min');
  await shows('15 drops/min');
  await shows('12 mcg/min × 60 min ÷ 16 mcg/mL = 45 mL/h');
  await rate.fill('21');
  await expect(page.getByText('Enter 5 to 20.', { exact: true })).toBeVisible();
  await hides('At 21 mcg/min');
  await rate.fill('12');

  await page.getByRole('button', { name: 'Your own dilution', exact: true }).click();
  const drug = page.getByLabel('Drug (mg)');
  const volume = page.getByLabel('In (mL)');
  const mark = 'Your own dilution, not from the kit list';
  await drug.fill('8');
  await expect(page.getByText('Fill in this field too: 1 to 1000.')).toBeVisible();
  await shows('Your own dilution is not complete');
  await hides('18.75-75 mL/h');
  await hides('45 mL/h');
  for (const [typed, words] of [
    ['0', 'Enter 1 to 1000.'],
    ['half', 'Enter a number, such as 250.'],
    ['250.125', 'Use at most 2 decimals.'],
  ] as const) {
    await volume.fill(typed);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await hides(mark);
  }
  await volume.fill('250');
  await shows(mark);
  await shows('8 mg in 250 mL');
  await shows('9.38-37.5 mL/h');
  await shows('22.5 mL/h');
  await shows('12 mcg/min × 60 min × 250 mL ÷ 8 mg (8000 mcg) = 22.5 mL/h');
  await hides('45 mL/h');
  await expect(result.getByText('Dilute first')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await shows(mark);
  await expect(drug).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.reload();
  await shows('22.5 mL/h');
  await shows(mark);
  await medicationField(page).fill('levophed');
  await page.keyboard.press('Enter');
  await shows('22.5 mL/h');
  await medicationField(page).fill('diprivan');
  await page.keyboard.press('Enter');
  await indicationField(page).selectOption('Sedation after intubation: infusion');
  await shows('Weight needed');
  await expect(page.getByLabel('Chosen rate (mcg/kg/min)')).toHaveCount(0);
  await weightField(page).fill('70');
  await shows('2.1-21 mL/h');
  await hides(mark);
  await indicationField(page).selectOption('RSI induction, not in shock');
  await shows('105 mg');
  await expect(page.getByRole('button', { name: 'Your own dilution', exact: true })).toHaveCount(0);

  await followLink(page, '/comprehensive-calculator?medication=norepinephrine&indication=Shock');
  await shows('18.75-75 mL/h');
  await hides(mark);
  await expect(rate).toHaveValue('');
  await page.getByRole('button', { name: 'Your own dilution', exact: true }).click();
  await drug.fill('8');
  await volume.fill('250');
  await shows(mark);
  await page.getByRole('button', { name: 'Use the kit list', exact: true }).click();
  await shows('18.75-75 mL/h');
  await expect(drug).toHaveValue('');
  await rate.fill('12');
  await drug.fill('8');
  await volume.fill('250');
  await page.getByRole('button', { name: 'Clear patient' }).first().click();
  await followLink(page, '/comprehensive-calculator?medication=norepinephrine&indication=Shock');
  await weightField(page).fill('10');
  await shows('1.88-3.75 mL/h');
  await hides(mark);
  await expect(page.getByLabel('Chosen rate (mcg/kg/min)')).toHaveValue('');
});

test('comprehensive: an infusion is shown as written, "epinephrine" asks which, an unlisted indication is said', async ({
  page,
}) => {
  await openSignedIn(page, '/comprehensive-calculator?medication=norepinephrine&indication=Shock');
  const result = doseResult(page);
  await weightField(page).fill('70');
  await expect(result.getByText('5-20 mcg/min', { exact: true })).toBeVisible();
  await followLink(page, '/comprehensive-calculator?medication=epinephrine');
  await page.getByRole('button', { name: 'EPINEPHrine 1:1,000', exact: true }).click();
  await expect(indicationField(page)).toHaveValue('');
  await followLink(page, '/comprehensive-calculator?medication=epinephrine&indication=Anaphylaxis');
  await page.getByRole('button', { name: 'EPINEPHrine 1:1,000', exact: true }).click();
  await expect(indicationField(page)).toHaveValue('Anaphylaxis');
  await followLink(page, '/comprehensive-calculator?medication=naloxone&indication=Stroke');
  await expect(page.getByText('No dose is listed under “Stroke”. Choose the indication that fits.')).toBeVisible();
  await followLink(page, `/comprehensive-calculator?medication=aspirin&indication=${'a'.repeat(400)}`);
  await expect(page.getByText(/^No dose is listed under “a{400}”/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
