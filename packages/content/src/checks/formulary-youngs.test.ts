import assert from 'node:assert/strict';
import { test } from 'node:test';
import { convert, doseOf, years, youngsDose } from '@first60/clinical';
import { formulary } from '../formulary.ts';

const rows = Object.values(formulary).flatMap((drug) => drug.dosing.map((row) => ({ drug, row })));
const estimated = rows.filter(({ row }) => row.youngs === true);

/**
 * The comprehensive table names drugs, not indications. These are the rows its figures belong to: 70 mg of
 * ketamine is an induction and no pain dose, 1 mg of epinephrine is no push-dose.
 */
test("Young's comprehensive figures stand on the rows they belong to, and every figure on at least one", () => {
  assert.deepEqual(
    estimated.map(({ drug, row }) => `${drug.id}: ${row.indication}`),
    [
      'epinephrine-1-10000: Cardiac arrest',
      'epinephrine-1-10000: Symptomatic bradycardia (pediatric, cardiac)',
      'epinephrine-1-1000: Anaphylaxis',
      'epinephrine-1-1000: Severe bronchospasm (asthma)',
      'amiodarone: Cardiac arrest, VF/pulseless VT',
      'adenosine: SVT (cardiac), first dose',
      'atropine: Symptomatic bradycardia (cardiac)',
      'naloxone: Opioid overdose',
      'ketamine: RSI induction',
      'midazolam: Seizure, sedation, IV',
      'fentanyl: Pain',
      'morphine: Pain',
    ],
  );
  const drugs = Object.values(formulary).filter(({ youngsAdultDose }) => youngsAdultDose?.comprehensive !== undefined);
  for (const { id } of drugs)
    assert.ok(
      estimated.some(({ drug }) => drug.id === id),
      id,
    );
});

test("an estimated row is a bolus whose drug has a figure, and at 12 years the estimate is within the child's ceiling", () => {
  for (const { drug, row } of estimated) {
    const adult = drug.youngsAdultDose?.comprehensive;
    assert.ok(adult && row.kind === 'bolus' && row.dilution?.use !== 'always', row.indication);
    const oldest = youngsDose(doseOf(adult), years(12));
    assert.ok(oldest.kind === 'dose');
    const ceiling = row.pedsFigure?.max;
    assert.ok(ceiling, `${drug.id}: ${row.indication} has no ceiling`);
    assert.ok(oldest.dose.value.lte(convert(doseOf(ceiling), oldest.dose.unit).value), `${drug.id}: ${row.indication}`);
  }
});
