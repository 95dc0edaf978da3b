import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAge } from '../age-text.ts';
import { Decimal } from '../decimal.ts';
import { checkRange } from '../patient-range.ts';
import { kg, type Years, years } from '../units.ts';
import { GROWTH } from './growth-table.ts';
import {
  isHeavierThanAnyUnder,
  isLighterThanAnyFrom,
  isPlausible,
  isTooHeavy,
  isTooLight,
  weightDoubt,
} from './plausible-weight.ts';

const ageOf = (text: string): Years => {
  const read = readAge(text);
  assert.ok(read.kind === 'age', text);
  return read.age;
};

/**
 * The limits, typed by hand from the printed tables of WHO (z-scores, girls and boys) and the percentile files of CDC:
 * the age, and the lightest and heaviest plausible weight. For "3 years", the heaviest weight is the one for 4 years.
 */
const LIMITS: ReadonlyArray<readonly [age: string, lightest: string, heaviest: string]> = [
  ['newborn', '0.5', '8'],
  ['1/12', '1.35', '9'],
  ['2/12', '1.7', '10'],
  ['3/12', '2', '11'],
  ['4/12', '2.2', '12'],
  ['6/12', '2.55', '14'],
  ['9/12', '2.9', '15'],
  ['1', '4.725', '20'],
  ['18 months', '4.725', '20'],
  ['2', '6.075', '24'],
  ['3', '7.2', '29'],
  ['4', '8.175', '35'],
  ['5', '9.075', '40'],
  ['6', '10.10325', '46'],
  ['7', '11.0625', '53'],
  ['8', '12.21825', '62'],
  ['9', '13.6095', '72'],
  ['10', '15.2145', '85'],
  ['12', '18.885', '105'],
  ['14', '23.5725', '118'],
  ['16', '28.035', '129'],
  ['17', '29.2575', '133'],
];

test('the least and the most that is believed of an age, to a gram on either side', () => {
  for (const [age, lightest, heaviest] of LIMITS) {
    const at = (kilograms: Decimal) => isPlausible(kilograms, ageOf(age));
    const [least, most] = [new Decimal(lightest), new Decimal(heaviest)];
    assert.deepEqual(
      [at(least), at(least.minus('0.001')), at(most), at(most.plus('0.001'))],
      [true, false, true, false],
      age,
    );
  }
});

test('an implausible weight is too light or too heavy, never both', () => {
  for (const [age, lightest, heaviest] of LIMITS) {
    const at = (kilograms: Decimal) => [isTooLight(kilograms, ageOf(age)), isTooHeavy(kilograms, ageOf(age))];
    assert.deepEqual(at(new Decimal(lightest)), [false, false], age);
    assert.deepEqual(at(new Decimal(lightest).minus('0.001')), [true, false], age);
    assert.deepEqual(at(new Decimal(heaviest)), [false, false], age);
    assert.deepEqual(at(new Decimal(heaviest).plus('0.001')), [false, true], age);
  }
});

test('a weight stands for a greatest age only where it is less than any from that age on', () => {
  for (const [months, from] of [
    [0, '0.5'],
    [1, '1.35'],
    [12, '4.725'],
    [23, '4.725'],
    [24, '6.075'],
    [168, '23.5725'],
    [216, '29.895'],
    [828, '29.895'],
  ] as const) {
    assert.equal(isLighterThanAnyFrom(kg(from), months), false, `${months} months`);
    assert.equal(isLighterThanAnyFrom(kg(new Decimal(from).minus('0.001')), months), true, `${months} months`);
  }
});

test('an adult may weigh any more, and not less than 29.895 kg', () => {
  for (const age of ['18', '40', '82', '120']) {
    assert.deepEqual(
      ['8', '29.8', '29.9', '38', '70', '150', '400'].map((kilograms) =>
        isPlausible(new Decimal(kilograms), ageOf(age)),
      ),
      [false, false, true, true, true, true, true],
      age,
    );
  }
});

const asked = (age: string, kilograms: string): string => {
  const doubt = weightDoubt(new Decimal(kilograms), ageOf(age));
  if (doubt === undefined) return 'nothing';
  const said = doubt.readings.map((reading) =>
    reading.kind === 'months' ? `${reading.age.value.times(12).round(2)} months` : `${reading.kilograms.toFixed()} kg`,
  );
  return ['asks', ...said].join(', ');
};

test('what cannot belong together is asked about, with the reading that is likelier', () => {
  for (const [age, kilograms, expected] of [
    ['3', '44', 'asks, 20 kg'],
    ['2', '120', 'asks, 12 kg'],
    ['6', '2.3', 'asks, 23 kg'],
    ['6', '7.5', 'asks, 6 months'],
    ['40', '8', 'asks, 80 kg'],
    ['8', '265', 'asks, 26.5 kg'],
    ['1', '1', 'asks, 10 kg'],
    ['10', '3', 'asks, 30 kg'],
    ['6/12', '72', 'asks, 7.2 kg'],
    ['3/52', '38', 'asks, 3.8 kg'],
    ['3', '70', 'asks'],
    ['3', '14', 'nothing'],
    ['2', '12', 'nothing'],
    ['6', '20', 'nothing'],
    ['14', '50', 'nothing'],
    ['82', '38', 'nothing'],
  ] as const) {
    assert.equal(asked(age, kilograms), expected, `${age}, ${kilograms} kg`);
  }
});

test('nobody of the usual weights is asked: each color zone at its own ages', () => {
  for (const [age, kilograms] of [
    ['1/12', '3'],
    ['2/12', '5'],
    ['4/12', '6'],
    ['9/12', '8.5'],
    ['1', '10.5'],
    ['2', '12.5'],
    ['3', '16.5'],
    ['4', '16.5'],
    ['6', '20.5'],
    ['8', '25.5'],
    ['10', '33'],
    ['12', '41'],
  ] as const) {
    assert.equal(asked(age, kilograms), 'nothing', `${age}, ${kilograms} kg`);
  }
});

test('both limits rise with the age, month by month', () => {
  for (const [at, row] of GROWTH.entries()) {
    const before = GROWTH[at - 1];
    if (before === undefined) continue;
    assert.ok(row.months > before.months);
    for (const end of ['minus3', 'plus2', 'plus3'] as const)
      assert.ok(new Decimal(row[end]).gt(before[end]), `${row.months} ${end}`);
  }
});

test('a weight stands for a least age only where it is more than +4 SD of every younger age', () => {
  for (let months = 1; months <= 216; months += 1) {
    const younger = GROWTH.slice(0, GROWTH.findIndex((row) => row.months >= months) + 1);
    for (let kilograms = 1; kilograms <= 150; kilograms += 1) {
      const isHeavier = younger.every(({ plus2, plus3 }) => Number(plus3) * 2 - Number(plus2) < kilograms + 1e-9);
      assert.equal(isHeavierThanAnyUnder(kg(kilograms), months), isHeavier, `${kilograms} kg, ${months} months`);
    }
  }
});

test('a least age is asked for below the weight that nobody younger has, and not from there on', () => {
  for (const [months, from] of [
    [1, 8],
    [2, 9],
    [12, 15],
    [24, 20],
    [48, 29],
    [60, 35],
    [120, 72],
  ] as const) {
    const check = (kilograms: string) => checkRange({ fromMonths: months }, kg(kilograms), null).kind;
    assert.equal(check(String(from)), 'inside', `${months} months`);
    assert.equal(check(new Decimal(from).minus('0.1').toFixed()), 'unchecked', `${months} months`);
    assert.equal(checkRange({ aboveMonths: months }, kg(from), null).kind, 'inside');
    assert.equal(checkRange({ fromMonths: months, belowMonths: 300 }, kg(from), null).kind, 'unchecked');
    assert.equal(checkRange({ belowMonths: months }, kg(from), null).kind, 'unchecked');
    assert.equal(
      checkRange({ fromMonths: months }, kg(from), years(0)).kind,
      'outside',
      'an age that is known decides',
    );
  }
  assert.equal(checkRange({ fromMonths: 828 }, kg(150), null).kind, 'unchecked');
});
