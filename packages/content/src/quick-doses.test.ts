import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Decimal, doseOf, kg, perMl, type QuickDoseRule, quickDose, quickPath } from '@first60/clinical';
import type { QuickDose } from '@first60/edition';
import { drugOf } from './base-checks/looked-up.ts';
import { edition } from './base-edition.ts';

const { quickDoses } = edition;

type Expected = readonly [dose: string, volume: string | null, limit?: 'max'];

const WEIGHTS = [0.5, 4, 10, 15, 20, 25, 30, 39.9];

/**
 * Dose and volume of every row at each weight, worked out by hand from the requirement's figures and the stocked
 * strengths. Rounded half up to two decimals: 0.075 is 0.08 and 5.985 is 5.99, where binary floating point prints 0.07
 * and 5.98. Amiodarone with a pulse is given in dextrose 5%, which no kit holds, so it has no volume.
 */
// biome-ignore format: the table reads as a table
const EXPECTED: Readonly<Record<string, readonly Expected[]>> = {
  'epinephrine-cardiac-arrest': [['0.01', '0.05'], ['0.04', '0.40'], ['0.10', '1.00'], ['0.15', '1.50'], ['0.20', '2.00'], ['0.25', '2.50'], ['0.30', '3.00'], ['0.40', '3.99']],
  'epinephrine-anaphylaxis': [['0.01', '0.01'], ['0.04', '0.04'], ['0.10', '0.10'], ['0.15', '0.15'], ['0.20', '0.20'], ['0.25', '0.25'], ['0.30', '0.30'], ['0.40', '0.40']],
  'epinephrine-ett': [['0.05', '0.05'], ['0.40', '0.40'], ['1.00', '1.00'], ['1.50', '1.50'], ['2.00', '2.00'], ['2.50', '2.50'], ['3.00', '3.00'], ['3.99', '3.99']],
  'amiodarone-pulseless': [['2.50', '0.05'], ['20.00', '0.40'], ['50.00', '1.00'], ['75.00', '1.50'], ['100.00', '2.00'], ['125.00', '2.50'], ['150.00', '3.00'], ['199.50', '3.99']],
  'amiodarone-stable-vt': [['2.50', null], ['20.00', null], ['50.00', null], ['75.00', null], ['100.00', null], ['125.00', null], ['150.00', null], ['199.50', null]],
  'adenosine-first': [['0.05', '0.02'], ['0.40', '0.13'], ['1.00', '0.33'], ['1.50', '0.50'], ['2.00', '0.67'], ['2.50', '0.83'], ['3.00', '1.00'], ['3.99', '1.33']],
  'adenosine-second': [['0.10', '0.03'], ['0.80', '0.27'], ['2.00', '0.67'], ['3.00', '1.00'], ['4.00', '1.33'], ['5.00', '1.67'], ['6.00', '2.00'], ['7.98', '2.66']],
  'magnesium-cardiac': [['25.00', '0.05'], ['200.00', '0.40'], ['500.00', '1.00'], ['750.00', '1.50'], ['1000.00', '2.00'], ['1250.00', '2.50'], ['1500.00', '3.00'], ['1995.00', '3.99']],
  'magnesium-torsades-bronchospasm': [['12.50', '0.03'], ['100.00', '0.20'], ['250.00', '0.50'], ['375.00', '0.75'], ['500.00', '1.00'], ['625.00', '1.25'], ['750.00', '1.50'], ['997.50', '2.00']],
  naloxone: [['0.05', '0.13'], ['0.40', '1.00'], ['1.00', '2.50'], ['1.50', '3.75'], ['2.00', '5.00'], ['2.00', '5.00', 'max'], ['2.00', '5.00', 'max'], ['2.00', '5.00', 'max']],
  methylprednisolone: [['1.00', '0.02'], ['8.00', '0.13'], ['20.00', '0.32'], ['30.00', '0.48'], ['40.00', '0.64'], ['50.00', '0.80'], ['60.00', '0.96'], ['60.00', '0.96', 'max']],
  ondansetron: [['0.05', '0.03'], ['0.40', '0.20'], ['1.00', '0.50'], ['1.50', '0.75'], ['2.00', '1.00'], ['2.50', '1.25'], ['3.00', '1.50'], ['3.99', '2.00']],
  propofol: [['0.75', '0.08'], ['6.00', '0.60'], ['15.00', '1.50'], ['22.50', '2.25'], ['30.00', '3.00'], ['37.50', '3.75'], ['45.00', '4.50'], ['59.85', '5.99']],
  etomidate: [['0.15', '0.08'], ['1.20', '0.60'], ['3.00', '1.50'], ['4.50', '2.25'], ['6.00', '3.00'], ['7.50', '3.75'], ['9.00', '4.50'], ['11.97', '5.99']],
  'dextrose-10': [['2.50', '2.50'], ['20.00', '20.00'], ['50.00', '50.00'], ['75.00', '75.00'], ['100.00', '100.00'], ['125.00', '125.00'], ['150.00', '150.00'], ['199.50', '199.50']],
};

const HALF_UP = 1;
const twoDecimals = (value: Decimal): string => value.round(2, HALF_UP).toFixed(2);

function ruleOf(row: QuickDose): QuickDoseRule {
  const stock = drugOf(row.medication).concentration;
  assert.ok(stock, `${row.medication} has a concentration`);
  return {
    perKg: doseOf(row.dosePerKg),
    concentration: row.missingDiluent ? null : perMl(stock),
    ...(row.minDose && { min: doseOf(row.minDose) }),
    ...(row.maxDose && { max: doseOf(row.maxDose) }),
  };
}

function byWeight(rule: QuickDoseRule, weight: number) {
  const result = quickDose(rule, quickPath(kg(weight), null));
  assert.ok(result.kind === 'by-weight');
  return result;
}

const row = (id: string): QuickDose => {
  const found = quickDoses.find((quickDose) => quickDose.id === id);
  assert.ok(found, `row ${id}`);
  return found;
};

test('there are 15 rows, in the order of the requirement', () => {
  assert.deepEqual(
    quickDoses.map(({ id }) => id),
    Object.keys(EXPECTED),
  );
});

for (const [id, figures] of Object.entries(EXPECTED)) {
  test(`${id}: dose, volume and limit at ${figures.length} weights`, () => {
    const rule = ruleOf(row(id));
    const computed = WEIGHTS.map((weight) => {
      const { dose, volume, limit } = byWeight(rule, weight);
      return [twoDecimals(dose.value), volume && twoDecimals(volume.value), limit];
    });
    assert.deepEqual(
      computed,
      figures.map(([dose, volume, limit]) => [dose, volume, limit ?? 'none']),
    );
  });
}

test('maxima are those of the requirement and no row has a minimum', () => {
  const maxima = quickDoses.map(({ maxDose }) => maxDose?.amount ?? null);
  assert.deepEqual(maxima, [1, null, null, null, 300, 6, 12, 2000, 2000, 2, 60, 4, null, 20, null]);
  assert.ok(quickDoses.every(({ minDose }) => minDose === undefined));
});

test('above 40 kg the capped rows meet their maximum and the uncapped ones do not stop', () => {
  const at100 = (id: string) => byWeight(ruleOf(row(id)), 100);
  assert.equal(at100('etomidate').limit, 'max');
  assert.equal(twoDecimals(at100('etomidate').dose.value), '20.00');
  assert.equal(twoDecimals(at100('amiodarone-pulseless').dose.value), '500.00');
  assert.equal(twoDecimals(at100('dextrose-10').dose.value), '500.00');
});

test('the three fixed adult doses draw up as 10 mL, 0.3 mL and 2.5 mL', () => {
  const drawn = quickDoses.flatMap((quickDose) => {
    if (!quickDose.fixedAdultDose) return [];
    const { concentration } = ruleOf(quickDose);
    assert.ok(concentration);
    const dose = doseOf(quickDose.fixedAdultDose);
    return [[quickDose.id, dose.value.toFixed(), dose.unit, dose.value.div(concentration.perMl.value).toFixed()]];
  });
  assert.deepEqual(drawn, [
    ['epinephrine-cardiac-arrest', '1', 'mg', '10'],
    ['epinephrine-anaphylaxis', '0.3', 'mg', '0.3'],
    ['epinephrine-ett', '2.5', 'mg', '2.5'],
  ]);
});

test("Young's adult doses are the requirement's, given once per drug and indication", () => {
  const youngs = quickDoses.flatMap(({ id, youngsAdultDose: dose }) =>
    dose ? [`${id} ${dose.amount} ${dose.unit}`] : [],
  );
  assert.deepEqual(youngs, [
    'epinephrine-cardiac-arrest 1 mg',
    'epinephrine-anaphylaxis 0.3 mg',
    'epinephrine-ett 2.5 mg',
    'amiodarone-pulseless 300 mg',
    'adenosine-first 6 mg',
    'magnesium-cardiac 2000 mg',
    'naloxone 0.4 mg',
    'propofol 140 mg',
    'etomidate 14 mg',
    'dextrose-10 250 mL',
  ]);
});

test('reference maxima stand as cautions on uncapped rows only', () => {
  const reference = quickDoses.flatMap(({ id, maxDose, usualMaximum }) => {
    if (!usualMaximum) return [];
    assert.equal(maxDose, undefined, `${id} computes uncapped`);
    assert.ok(usualMaximum.caution.sources.length > 0, `${id} names where its maximum comes from`);
    return [`${id} ${usualMaximum.dose.amount} ${usualMaximum.dose.unit}: ${usualMaximum.caution.text}`];
  });
  assert.deepEqual(reference, [
    'epinephrine-anaphylaxis 0.5 mg: Usual maximum 0.5 mg IM',
    'epinephrine-ett 2.5 mg: Usual maximum 2.5 mg via ETT',
    'amiodarone-pulseless 300 mg: Usual maximum 300 mg a dose',
    'dextrose-10 250 mL: Usual maximum 250 mL (25 g)',
  ]);
});

test('a row stands in the kit of its drug', () => {
  for (const { id, medication, kitLocation } of quickDoses) {
    assert.equal(kitLocation, drugOf(medication).kitNumber, id);
  }
});

test('a row whose indication names ages has that very limit typed, and no other row has one', () => {
  const limited = quickDoses.flatMap(({ id, indication, only }) => {
    const [, over] = /over (\d+) years of age/.exec(indication) ?? [];
    const [, months] = /from (\d+) months of age/.exec(indication) ?? [];
    const named = over ? { aboveMonths: Number(over) * 12 } : months ? { fromMonths: Number(months) } : undefined;
    assert.deepEqual(only, named, id);
    return named === undefined ? [] : [id];
  });
  assert.deepEqual(limited, ['propofol', 'etomidate']);
});

test('every caution with a figure names its source', () => {
  for (const { id, cautions, usualMaximum } of quickDoses) {
    for (const { text, sources } of [...cautions, ...(usualMaximum ? [usualMaximum.caution] : [])]) {
      if (/\d/.test(text)) assert.ok(sources.length > 0, `${id}: ${text}`);
    }
  }
});

test('repeat intervals and rates are those of the table', () => {
  const stated = quickDoses.flatMap(({ id, frequency }) => (frequency === undefined ? [] : [`${id}: ${frequency}`]));
  assert.deepEqual(stated, [
    'epinephrine-cardiac-arrest: every 3-5 min',
    'amiodarone-stable-vt: over 60 min',
    'magnesium-torsades-bronchospasm: over 20 min',
  ]);
});
