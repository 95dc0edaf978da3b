import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HIGH_DOSE_LIMITS, isHighDose, type WatchedDrug } from './high-dose.ts';
import { mcg, mg, quantity } from './units.ts';

/** Section 5 of the requirement. */
const LIMITS: ReadonlyArray<readonly [WatchedDrug, number, 'mg' | 'mcg']> = [
  ['epinephrine', 1, 'mg'],
  ['morphine', 10, 'mg'],
  ['fentanyl', 100, 'mcg'],
  ['midazolam', 5, 'mg'],
  ['lorazepam', 4, 'mg'],
  ['amiodarone', 300, 'mg'],
];

for (const [drug, amount, unit] of LIMITS) {
  test(`${drug}: ${amount} ${unit} is not high, a hundredth more is`, () => {
    assert.equal(isHighDose(drug, quantity(amount, unit)), false);
    assert.equal(isHighDose(drug, quantity(`${amount}.01`, unit)), true);
  });
}

test('six drugs are watched', () => assert.equal(Object.keys(HIGH_DOSE_LIMITS).length, LIMITS.length));

test('unlike units are never compared: 200 mg of fentanyl, 2000 mcg of epinephrine', () => {
  assert.equal(isHighDose('fentanyl', mg(200)), false);
  assert.equal(isHighDose('epinephrine', mcg(2000)), false);
});
