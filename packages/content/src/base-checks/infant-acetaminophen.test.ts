import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comprehensiveDose, comprehensivePath, digits, kg, years } from '@first60/clinical';
import { drugOf } from './looked-up.ts';

const acetaminophen = drugOf('acetaminophen');

/**
 * The comprehensive calculator's result for each of the drug's rows: "45 mg = 4.5 mL", or the reason why there is no
 * figure.
 */
const answers = (weight: string, age: string | null): readonly string[] =>
  acetaminophen.dosing.map((row) => {
    const path = comprehensivePath(kg(weight), age === null ? null : years(age));
    const result = comprehensiveDose(acetaminophen, row, path);
    if (result.kind !== 'by-weight' && result.kind !== 'fixed') return result.kind;
    assert.ok(result.volume !== null);
    return `${digits(result.dose.value)} ${result.dose.unit} = ${digits(result.volume.value)} mL`;
  });

test('acetaminophen at 6 kg: 45 mg = 4.5 mL in the row for infants, no figure at all in the other', () => {
  assert.deepEqual(answers('6', '0.4'), ['outside-range', 'not-given', '45 mg = 4.5 mL']);
  assert.deepEqual(answers('6', null), ['outside-range', 'not-given', '45 mg = 4.5 mL']);
});

test('acetaminophen: 10 kg still takes half the dose per kg, 10.1 kg the whole', () => {
  assert.deepEqual(answers('10', '1'), ['outside-range', 'not-given', '75 mg = 7.5 mL']);
  assert.deepEqual(answers('10.1', '1'), ['151.5 mg = 15.15 mL', 'not-given', 'outside-range']);
});

test('acetaminophen: an adult of 50 kg or less takes 15 mg/kg, 750 mg at most; the whole bottle begins above 50 kg', () => {
  assert.deepEqual(answers('45', '30'), ['outside-range', '675 mg = 67.5 mL', 'not-given']);
  assert.deepEqual(answers('50', null), ['outside-range', '750 mg = 75 mL', 'not-given']);
  assert.deepEqual(answers('50.1', '30'), ['1000 mg = 100 mL', 'outside-range', 'not-given']);
});
