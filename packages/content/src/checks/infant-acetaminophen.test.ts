import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comprehensiveDose, comprehensivePath, digits, kg, years } from '@first60/clinical';
import { acetaminophen } from '../formulary/acetaminophen.ts';

/** What the comprehensive calculator says for each row of the drug: "45 mg = 4.5 mL", or why there is no figure. */
const answers = (weight: string, age: string | null): readonly string[] =>
  acetaminophen.dosing.map((row) => {
    const path = comprehensivePath(kg(weight), age === null ? null : years(age));
    const result = comprehensiveDose(acetaminophen, row, path);
    if (result.kind !== 'by-weight') return result.kind;
    assert.ok(result.volume !== null);
    return `${digits(result.dose.value)} ${result.dose.unit} = ${digits(result.volume.value)} mL`;
  });

test('acetaminophen at 6 kg: 45 mg = 4.5 mL in the row for infants, no figure at all in the other', () => {
  assert.deepEqual(answers('6', '0.4'), ['outside-range', '45 mg = 4.5 mL']);
  assert.deepEqual(answers('6', null), ['outside-range', '45 mg = 4.5 mL']);
});

test('acetaminophen: 10 kg still takes half the dose per kg, 10.1 kg the whole', () => {
  assert.deepEqual(answers('10', '1'), ['outside-range', '75 mg = 7.5 mL']);
  assert.deepEqual(answers('10.1', '1'), ['151.5 mg = 15.15 mL', 'outside-range']);
});
