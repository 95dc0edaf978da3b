import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ADULT_AGE,
  CINCINNATI,
  COMPREHENSIVE_AGE,
  COMPREHENSIVE_WEIGHT,
  cincinnatiBand,
  doseOf,
  FAST_ED,
  FAST_ED_SHOWN_OUT_OF,
  fastEdBand,
  GLASGOW,
  GLASGOW_OUT_OF,
  glasgowBand,
  mg,
  QUICK_AGE_CHIPS,
  QUICK_WEIGHT,
  QUICK_WEIGHT_CHIPS,
  quickPath,
  readComprehensiveAge,
  readComprehensiveWeight,
  readQuickWeight,
  showText,
  YOUNGS_AGES,
  years,
  youngsDose,
} from '@first60/clinical';
import { edition } from '../base-edition.ts';
import { drugOf } from './looked-up.ts';

const { adultDosing, quickDoses } = edition;

/* Section 9 of the requirement: scoring tools, calculator limits, adult reference cards, kit locations. */

test('Cincinnati: three items of 0 or 1; 0 negative, 1 or more positive', () => {
  assert.deepEqual(CINCINNATI, { face: { from: 0, to: 1 }, arm: { from: 0, to: 1 }, speech: { from: 0, to: 1 } });
  assert.deepEqual([0, 1, 2, 3].map(cincinnatiBand), ['negative', 'positive', 'positive', 'positive']);
});

test('FAST-ED: six items, three up to 1 and three up to 2, out of 10; 0, 1-3, 4-6, 7 or more', () => {
  assert.deepEqual(
    Object.entries(FAST_ED).map(([item, { from, to }]) => `${item} ${from}-${to}`),
    [...['face 0-1', 'arm 0-2', 'speechOutput 0-1'], ...['speechComprehension 0-1', 'eyeDeviation 0-2', 'denial 0-2']],
  );
  assert.equal(FAST_ED_SHOWN_OUT_OF, 10);
  assert.deepEqual([0, 1, 3, 4, 6, 7, 9].map(fastEdBand), [
    ...['none', 'mild', 'mild', 'moderate', 'moderate'],
    ...['severe', 'severe'],
  ]);
});

test('GCS: eye 1-4, verbal 1-5, motor 1-6, 3 to 15; 13-15 mild, 9-12 moderate, 3-8 severe', () => {
  assert.deepEqual(GLASGOW, {
    eye: { from: 1, to: 4, mayBeUntested: true },
    verbal: { from: 1, to: 5, mayBeUntested: true },
    motor: { from: 1, to: 6, mayBeUntested: true },
  });
  assert.equal(GLASGOW_OUT_OF, 15);
  assert.deepEqual([3, 8, 9, 12, 13, 15].map(glasgowBand), [
    ...['severe', 'severe', 'moderate', 'moderate'],
    ...['mild', 'mild'],
  ]);
});

test('calculator limits: 150 kg and 120 years; 0.5 to 100 kg; adult at 18 years or 40 kg', () => {
  assert.deepEqual([COMPREHENSIVE_WEIGHT.max, COMPREHENSIVE_AGE.max], [150, 120]);
  assert.deepEqual([QUICK_WEIGHT.min, QUICK_WEIGHT.max, QUICK_WEIGHT.adultFrom, ADULT_AGE], [0.5, 100, 40, 18]);
  const weight = readQuickWeight('101');
  assert.ok(weight.kind === 'weight' && weight.capped && weight.weight.value.eq(100));
  assert.equal(readQuickWeight('0.4').kind, 'too-light');
  const heavy = readComprehensiveWeight('151');
  assert.ok(heavy.kind === 'weight' && heavy.capped && heavy.weight.value.eq(150));
  const old = readComprehensiveAge('121');
  assert.ok(old.kind === 'age' && old.capped && old.age.value.eq(120));
  assert.equal(quickPath(null, years(18)).kind, 'adult-by-age');
});

test("Young's rule: 1 to 12 years, age/(age+12)", () => {
  assert.deepEqual(YOUNGS_AGES, { from: 1, to: 12 });
  const six = youngsDose(mg(3), years(6));
  assert.ok(six.kind === 'dose' && six.dose.value.eq(1));
  assert.equal(youngsDose(mg(3), years('0.9')).kind, 'age-out-of-range');
  assert.equal(youngsDose(mg(3), years('12.1')).kind, 'age-out-of-range');
});

test('chips: 10, 15, 20, 25, 30, 40, 50, 70 kg; 2, 4, 6, 8, 10, 12, 14 years and Adult', () => {
  assert.deepEqual([...QUICK_WEIGHT_CHIPS], [10, 15, 20, 25, 30, 40, 50, 70]);
  assert.deepEqual([...QUICK_AGE_CHIPS], [2, 4, 6, 8, 10, 12, 14, 18]);
});

const ADULT_CARDS: ReadonlyArray<readonly [id: string, doses: readonly string[], says: RegExp]> = [
  ['adult-epinephrine-arrest', ['1 mg'], /Every 3-5 min\..*as soon as possible after CPR starts.*after the 2nd shock/],
  ['adult-amiodarone-arrest', ['300 mg', '150 mg'], /After the 3rd shock/],
  ['adult-atropine', ['1 mg'], /May repeat once/],
  ['adult-epinephrine-infusion', ['2 mcg', '10 mcg'], /\(1 mg\) = 250 mL of 4 mcg\/mL/],
  ['adult-epinephrine-anaphylaxis', ['0.5 mg'], /Every 5-15 min/],
  ['adult-dextrose', ['250 mL'], /./],
  ['adult-adenosine', ['6 mg', '12 mg'], /20 mL saline/],
];

for (const [at, [id, doses, says]] of ADULT_CARDS.entries()) {
  test(`adult reference card ${id}: ${doses.join(', ')}`, () => {
    const card = adultDosing[at];
    assert.equal(card?.id, id);
    const figures = [...(card?.doses.map(({ dose }) => dose) ?? []), card?.infusion?.low, card?.infusion?.high];
    assert.deepEqual(
      figures.flatMap((figure) => (figure === undefined ? [] : [showText(doseOf(figure)).replace(/ \(.*/, '')])),
      doses,
    );
    const words = [...(card?.timing ?? []).map(({ text }) => text), card?.infusion?.dilution.recipe ?? ''].join(' ');
    assert.match(words, says);
    assert.ok(card?.sources.includes('spec'));
  });
}

test('kit locations: 1 to 4 on every quick row, the kit that its drug is stocked in', () => {
  for (const { kitLocation, medication, id } of quickDoses) {
    assert.ok([1, 2, 3, 4].includes(kitLocation), id);
    assert.equal(kitLocation, drugOf(medication).kitNumber, id);
  }
});
