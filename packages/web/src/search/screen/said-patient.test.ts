import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weightQuestion } from '../../patient/weight-question.ts';
import { saidPatient } from './said-patient.ts';

const asked = (term: string): string | undefined => {
  const { weightText, ageText } = saidPatient(term);
  return weightQuestion(weightText, ageText)?.title;
};

test('a patient who cannot be is asked about in a search too', () => {
  for (const [term, title] of [
    ['2 year old 120 kg seizure', '2 years and 120 kg: 12.0 kg?'],
    ['seizure 6yo 2.3kg', '6 years and 2.3 kg: 23.0 kg?'],
    ['croup 3-year-old, 70 kg', '3 years and 70 kg: is that right?'],
    ['6/12 72 kg fever', '6 months and 72 kg: 7.2 kg?'],
    ['طفل سنتين ١٢٠ كيلو تشنج', '2 years and 120 kg: 12.0 kg?'],
    ['anaphylaxis 40 years 8 kg', '40 years and 8 kg: 80.0 kg?'],
  ] as const) {
    assert.equal(asked(term), title, term);
  }
});

test('nothing is asked of a patient who can be, of a dose for each kilogram, or where one of the two is not said', () => {
  for (const term of [
    '2 year old 12 kg',
    '120 kg',
    '2 year old',
    'epinephrine 0.01 mg/kg',
    '2 years 4 J/kg',
    'seizure',
    '',
  ]) {
    assert.equal(asked(term), undefined, term);
  }
});
