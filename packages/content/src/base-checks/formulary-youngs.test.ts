import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../base-edition.ts';

const rows = Object.values(edition.formulary).flatMap((drug) => drug.dosing.map((row) => ({ drug, row })));
const estimated = rows.filter(({ row }) => row.youngs === true);

/**
 * The comprehensive table names drugs, not indications. Its figures belong to these rows: 70 mg of ketamine is for
 * induction and not for pain, and 1 mg of epinephrine is not a push dose.
 */
test("Young's comprehensive figures stand on the rows they belong to", () => {
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
      'midazolam: Seizure, IV',
      'fentanyl: Pain',
      'morphine: Pain without a line, IM',
    ],
  );
});
