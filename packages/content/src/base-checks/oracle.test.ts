import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ageOnlyDose,
  comprehensiveDose,
  comprehensivePath,
  type Dose,
  digits,
  doseOf,
  kg,
  type Ml,
  perMl,
  type QuickDoseResult,
  quickDose,
  quickPath,
  years,
} from '@first60/clinical';
import { edition } from '../base-edition.ts';
import { drugOf } from './looked-up.ts';
import { expectedDigits } from './oracle/expected-display.ts';
import { AGE_ONLY_TABLE, NOBODY_YOUNGER_FROM, QUICK_TABLE } from './oracle/expected-quick.ts';
import { type Expected, expectedRow, type Patient } from './oracle/expected-row.ts';
import { isAbove, over, plus, type Rational, rational, standsFor, times } from './oracle/rational.ts';

const { formulary, quickAgeDoses, quickDoses } = edition;

/*
 * A second calculator is given the same inputs. It is written from the requirement with whole-number fractions and
 * shares no code with the first. Every result must match: kind, dose, volume, flags and the digits shown.
 */
const tenths = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${Math.floor((from + at) / 10)}.${(from + at) % 10}`);

const WEIGHTS = tenths(5, 1500);
const AGES = tenths(0, 180);

let compared = 0;
let mismatches: string[] = [];

function compare(where: string, agrees: boolean): void {
  compared += 1;
  if (!agrees) mismatches.push(where);
}

test.beforeEach(() => {
  mismatches = [];
});

const agree = (figure: Dose | Ml | null, exact: Rational | null | undefined): boolean => {
  if (figure === null || exact === null || exact === undefined) return figure === exact;
  return standsFor(figure.value.toFixed(), exact) && digits(figure.value) === expectedDigits(exact);
};

const noMismatch = () => assert.deepEqual(mismatches.slice(0, 20), [], `${mismatches.length} mismatches`);

/**
 * A row's expected result from its dose alone, following the requirement's wording: the maximum, then the volume and
 * the warning.
 */
function expectedGiven(row: (typeof QUICK_TABLE)[string], raw: Rational, capped: boolean): Expected {
  const limit = capped && row.max !== '' && isAbove(raw, rational(row.max)) ? 'max' : 'none';
  const dose = limit === 'max' ? rational(row.max) : raw;
  const high = row.high !== '' && isAbove(dose, rational(row.high));
  return { kind: '', dose, volume: row.perMl === 'none' ? null : over(dose, rational(row.perMl)), limit, high };
}

function agreesWith(result: QuickDoseResult, expected: Expected | null): boolean {
  if (expected === null) return result.kind === 'needs-weight';
  if (!('dose' in result)) return false;
  const limit = result.kind === 'by-weight' ? result.limit : 'none';
  return (
    result.kind === expected.kind &&
    agree(result.dose, expected.dose) &&
    agree(result.volume, expected.volume) &&
    limit === expected.limit &&
    result.high === expected.high
  );
}

/** The two limits set by the wording of the quick rows. */
const OVER_YEARS = /over (\d+) years of age/;
const FROM_MONTHS = /from (\d+) months of age/;
const limitsAge = (words: string): boolean => OVER_YEARS.test(words) || FROM_MONTHS.test(words);

/** True when nobody of this weight can be too young for the wording. */
function isOldEnough(words: string, weight: string): boolean {
  const [, months] = FROM_MONTHS.exec(words) ?? [];
  const from = NOBODY_YOUNGER_FROM[`${months} months`];
  return from !== undefined && !isAbove(rational(from), rational(weight));
}

function isOfAge(words: string, age: string): boolean {
  const [, over] = OVER_YEARS.exec(words) ?? [];
  const [, months] = FROM_MONTHS.exec(words) ?? [];
  const inMonths = times(rational(age), rational('12'));
  return (
    (over === undefined || isAbove(rational(age), rational(over))) &&
    (months === undefined || !isAbove(rational(months), inMonths))
  );
}

const estimate = (adult: string, age: string): Rational =>
  over(times(rational(adult), rational(age)), plus(rational(age), rational('12')));

const isYoungsAge = (age: string): boolean =>
  !isAbove(rational('1'), rational(age)) && !isAbove(rational(age), rational('12'));

test('every quick row, at every tenth of a kilogram from 0.5 to 150 and every tenth of a year from 0 to 18', () => {
  assert.deepEqual(
    quickDoses.map(({ id }) => id),
    Object.keys(QUICK_TABLE),
  );
  for (const entry of quickDoses) {
    const expected = QUICK_TABLE[entry.id];
    const drug = drugOf(entry.medication);
    assert.ok(expected && drug.concentration);
    const rule = {
      perKg: doseOf(entry.dosePerKg),
      concentration: entry.missingDiluent
        ? null
        : perMl(entry.dilution?.use === 'always' ? entry.dilution.perMl : drug.concentration),
      ...(entry.maxDose && { max: doseOf(entry.maxDose) }),
      ...(entry.minDose && { min: doseOf(entry.minDose) }),
      ...(entry.fixedAdultDose && { fixedAdult: doseOf(entry.fixedAdultDose) }),
      ...(entry.youngsAdultDose && { youngsAdult: doseOf(entry.youngsAdultDose) }),
      ...(drug.watched && { watched: drug.watched }),
      ...(entry.only && { only: entry.only }),
    };
    for (const weight of WEIGHTS) {
      const adult = !isAbove(rational('40'), rational(weight)) && expected.fixedAdult !== '';
      const raw = adult ? rational(expected.fixedAdult) : times(rational(expected.perKg), rational(weight));
      const wanted = { ...expectedGiven(expected, raw, !adult), kind: adult ? 'fixed-adult' : 'by-weight' };
      const atWeight = (age: string | null) => quickDose(rule, quickPath(kg(weight), age === null ? null : years(age)));
      const isLight = isAbove(rational('40'), rational(weight));
      const ageNeeded = limitsAge(entry.indication) && isLight && !isOldEnough(entry.indication, weight);
      const unaged = atWeight(null);
      compare(`${entry.id} ${weight} kg`, ageNeeded ? unaged.kind === 'needs-age' : agreesWith(unaged, wanted));
      for (const age of ['0.1', '0.2', '10.0', '10.1']) {
        const result = atWeight(age);
        const agrees = isOfAge(entry.indication, age) ? agreesWith(result, wanted) : result.kind === 'outside-range';
        compare(`${entry.id} ${weight} kg ${age} years`, agrees);
      }
    }
    for (const age of AGES) {
      const result = quickDose(rule, quickPath(null, years(age)));
      const excluded = isYoungsAge(age) && !isOfAge(entry.indication, age);
      compare(
        `${entry.id} ${age} years`,
        excluded ? result.kind === 'outside-range' : agreesWith(result, wantedByAge(expected, age)),
      );
    }
  }
  noMismatch();
});

function wantedByAge(row: (typeof QUICK_TABLE)[string], age: string): Expected | null {
  if (age === '18.0')
    return row.fixedAdult === ''
      ? null
      : { ...expectedGiven(row, rational(row.fixedAdult), false), kind: 'fixed-adult' };
  if (row.youngs === '' || !isYoungsAge(age)) return null;
  return { ...expectedGiven(row, estimate(row.youngs, age), false), kind: 'youngs' };
}

test('every drug that the quick calculator knows by age alone, from 0 to 18 years', () => {
  assert.deepEqual(
    quickAgeDoses.map(({ id }) => id),
    Object.keys(AGE_ONLY_TABLE),
  );
  for (const { id, medication, youngsAdultDose } of quickAgeDoses) {
    const drug = drugOf(medication);
    const [adult = '', strength = ''] = AGE_ONLY_TABLE[id] ?? [];
    assert.ok(drug.concentration);
    const rule = { youngsAdult: doseOf(youngsAdultDose), concentration: perMl(drug.concentration) };
    const row = { perKg: '', max: '', perMl: strength, fixedAdult: '', youngs: adult, high: '' };
    for (const age of AGES) {
      const result = ageOnlyDose(rule, quickPath(null, years(age)));
      compare(`${id} ${age} years`, agreesWith(result, age === '18.0' ? null : wantedByAge(row, age)));
    }
  }
  noMismatch();
});

/** Every weight, alone and with ages on both sides of every limit; every age, alone and with some of the weights. */
function* patients(): Generator<Patient> {
  for (const weight of WEIGHTS) {
    for (const age of [null, '0.1', '1.0', '3.9', '5.0', '10.0', '10.1', '17.9', '18.0']) yield { weight, age };
  }
  for (const age of [...AGES, '69.0', '69.1', '120']) {
    for (const weight of [null, '2.5', '8.0', '10.0', '15.0', '29.9', '30.0', '150.0']) yield { weight, age };
  }
}

const PATIENTS = [...patients()].map((patient) => {
  const { weight, age } = patient;
  return { patient, path: comprehensivePath(weight === null ? null : kg(weight), age === null ? null : years(age)) };
});

for (const drug of Object.values(formulary)) {
  test(`every dosing row of ${drug.id}, by weight and by age`, () => {
    for (const row of drug.dosing) {
      const expected = expectedRow(drug, row);
      for (const { patient, path } of PATIENTS) {
        const { weight, age } = patient;
        const result = comprehensiveDose(drug, row, path);
        const wanted = expected(patient);
        const kind = result.kind === 'outside-range' ? `outside-${result.of}` : result.kind;
        const figures =
          !('dose' in result) ||
          (agree(result.dose, wanted.dose) &&
            result.dose.unit === wanted.unit &&
            agree(result.volume, wanted.volume) &&
            (result.kind === 'by-weight' ? result.limit : 'none') === wanted.limit &&
            result.high === wanted.high);
        compare(`${drug.id} (${row.indication}) ${weight} kg ${age} years`, kind === wanted.kind && figures);
      }
    }
    noMismatch();
  });
}

test('more than a million combinations were compared', (t) => {
  t.diagnostic(`${compared} combinations, 0 mismatches`);
  assert.ok(compared > 1_000_000, String(compared));
});
