import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickAnswer, showText } from '@first60/clinical';
import { edition } from '@first60/content';
import { flagWords } from './given-text.ts';
import { quickRows } from './quick-rows.ts';

/** The row for epinephrine in arrest: its own dose, and the dose for the other age group with the reason. */
function arrest(weight: string, age: string): readonly string[] {
  const given = quickAnswer(weight, age, quickRows(edition)).given.find(
    ({ row }) => row.entry.medication === 'epinephrine-1-10000',
  );
  assert.ok(given);
  const { otherAge } = given;
  const other = otherAge && `${otherAge.whose} ${showText(otherAge.dose)} ${otherAge.because}`;
  return [showText(given.result.dose), ...(other === undefined ? [] : [other])];
}

test('the quick calculator keeps 40 kg, and says beside its dose what the patient gets as a child or an adult', () => {
  assert.deepEqual(arrest('45', '12'), ['1 mg', 'pediatric 0.45 mg child-by-age']);
  assert.deepEqual(arrest('45', ''), ['1 mg', 'pediatric 0.45 mg age-not-said']);
  assert.deepEqual(arrest('38', ''), ['0.38 mg', 'adult 1 mg age-not-said']);
  assert.deepEqual(arrest('38', '82'), ['0.38 mg', 'adult 1 mg adult-by-age']);
  assert.deepEqual(arrest('70', '16'), ['1 mg']);
  assert.deepEqual(arrest('70', ''), ['1 mg']);
  assert.deepEqual(arrest('35.9', ''), ['0.36 mg']);
  assert.deepEqual(arrest('20', '6'), ['0.2 mg']);
});

test('a light adult gets the dose for each kilogram beside it, in what is shared and printed too', () => {
  const { given } = quickAnswer('38', '82', quickRows(edition));
  const row = given.find(({ row }) => row.entry.medication === 'epinephrine-1-10000');
  assert.ok(row);
  assert.deepEqual(
    flagWords(row).map((words) => words.replaceAll('\u00a0', ' ')),
    [
      'As an adult: 1 mg (10 mL), 0.026 mg/kg',
      '15 years or older is an adult on the cards, at any weight. This calculator goes by its own limit.',
    ],
  );
});

test('two weights whose other dose differs never look the same', () => {
  const looks = ['41', '42', '45'].map(
    (weight) =>
      quickAnswer(weight, '', quickRows(edition)).given.find(
        ({ row }) => row.entry.medication === 'epinephrine-1-10000',
      )?.look,
  );
  assert.equal(new Set(looks).size, 3);
});
