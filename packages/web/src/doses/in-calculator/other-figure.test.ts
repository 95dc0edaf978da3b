import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kg, quickAnswer, showText } from '@first60/clinical';
import { edition } from '@first60/content';
import { quickFigureFor } from './other-figure.ts';
import { quickRows } from './quick-rows.ts';

const QUICK_ROWS = quickRows(edition);

/** Each row's note on Adult Dosing, as "own dose, not other dose (its volume)". */
function saidOnQuick(weight: string, age = ''): Record<string, string> {
  return Object.fromEntries(
    quickAnswer(weight, age, QUICK_ROWS).given.flatMap(({ row, result, adult: other }) => {
      if (other === undefined) return [];
      return [
        [
          row.entry.id,
          `${showText(result.dose)}, not ${showText(other.dose)} (${other.volume && showText(other.volume)})`,
        ],
      ];
    }),
  );
}

/** The same, seen from Adult Dosing. */
function saidOnAdult(weight: number): Record<string, string> {
  return Object.fromEntries(
    edition.adultDosing.flatMap(({ id, doses }) =>
      doses.flatMap((bolus) => {
        const other = quickFigureFor(edition, bolus, kg(weight));
        const own = `${bolus.dose.amount} ${bolus.dose.unit}`;
        return other === undefined
          ? []
          : [[`${id} ${own}`, `${own}, not ${showText(other.dose)} (${other.volume && showText(other.volume)})`]];
      }),
    ),
  );
}

test('70 kg: amiodarone 350 against 300 mg, dextrose 350 against 250 mL, epinephrine IM 0.3 against 0.5 mg', () => {
  assert.deepEqual(saidOnQuick('70'), {
    'epinephrine-anaphylaxis': '0.3 mg, not 0.5 mg (0.5 mL)',
    'amiodarone-pulseless': '350 mg, not 300 mg (6 mL)',
    'dextrose-10': '350 mL, not 250 mL (250 mL)',
  });
  assert.deepEqual(saidOnAdult(70), {
    'adult-amiodarone-arrest 300 mg': '300 mg, not 350 mg (7 mL)',
    'adult-epinephrine-anaphylaxis 0.5 mg': '0.5 mg, not 0.3 mg (0.3 mL)',
    'adult-dextrose 250 mL': '250 mL, not 350 mL (350 mL)',
  });
});

test('the figures are those of this patient: 45 kg, where both doses of adenosine differ too', () => {
  assert.deepEqual(saidOnQuick('45'), {
    'epinephrine-anaphylaxis': '0.3 mg, not 0.5 mg (0.5 mL)',
    'amiodarone-pulseless': '225 mg, not 300 mg (6 mL)',
    'adenosine-first': '4.5 mg, not 6 mg (2 mL)',
    'adenosine-second': '9 mg, not 12 mg (4 mL)',
    'dextrose-10': '225 mL, not 250 mL (250 mL)',
  });
  assert.deepEqual(Object.values(saidOnAdult(45)).toSorted(), [
    '0.5 mg, not 0.3 mg (0.3 mL)',
    '12 mg, not 9 mg (3 mL)',
    '250 mL, not 225 mL (225 mL)',
    '300 mg, not 225 mg (4.5 mL)',
    '6 mg, not 4.5 mg (1.5 mL)',
  ]);
});

test('where both give the same nothing is said: amiodarone and adenosine at 60 kg, dextrose at 50 kg', () => {
  assert.deepEqual(Object.keys(saidOnQuick('60')), ['epinephrine-anaphylaxis', 'dextrose-10']);
  assert.ok(!('dextrose-10' in saidOnQuick('50')));
  assert.ok(!('adult-amiodarone-arrest 300 mg' in saidOnAdult(60)));
});

test('a child has no adult dose to be told of; an adult by age alone has', () => {
  assert.deepEqual(saidOnQuick('39.9'), {});
  assert.deepEqual(saidOnQuick('', '6'), {});
  assert.deepEqual(saidOnQuick('', '18'), { 'epinephrine-anaphylaxis': '0.3 mg, not 0.5 mg (0.5 mL)' });
});
