import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mcg, mg, ml } from '../units.ts';
import type { ActDose } from './act.ts';
import { doseText, mcgs, mgs, mls, patient } from './act-fixture.ts';
import { comparable, cutDose, doseFor, doseWithin, isLess, mostOf, scaledDose, writtenDose } from './give-dose.ts';
import type { BranchPatient } from './who.ts';

const at = (dose: ActDose, who: BranchPatient, number?: number): string =>
  doseText(doseFor(writtenDose(dose, number), who));

test('a dose by weight, its limits, ranges and infusions', () => {
  const perKg: ActDose = { low: mgs(0.2), perKg: true, min: mgs(1), max: mgs(10) };
  for (const [dose, kilograms, expected] of [
    [{ low: mgs(10) }, 3, '10 mg'],
    [{ low: mgs(10), max: mgs(8) }, 3, '8 mg, (max)'],
    [perKg, 16, '3.2 mg'],
    [perKg, 4, '1 mg, (min)'],
    [perKg, 5, '1 mg'],
    [perKg, 50, '10 mg'],
    [perKg, '50.1', '10 mg, (max)'],
    [{ low: mgs(0.04), high: mgs(0.08) }, 70, '0.04-0.08 mg'],
    [{ low: mcgs(0.1), high: mcgs(1), perKg: true, per: 'min' }, 16, '1.6-16 mcg/min'],
    [{ low: mcgs(0.1), high: mcgs(1), perKg: true, per: 'min', max: mcgs(10) }, 16, '1.6-10 mcg/min, (max)'],
    [{ low: mcgs(0.1), high: mcgs(1), perKg: true, min: mcgs(5) }, 16, '5-16 mcg, (min)'],
    [{ low: mls(20), perKg: true, upTo: true }, 16, 'up to 320 mL'],
    [{ low: mls(500), per: 'h' }, 16, '500 mL/h'],
    [{ low: { amount: 0.5, unit: 'g' }, perKg: true, max: mgs(25_000), inMl: true }, 60, '25 g, (max)'],
  ] as const) {
    assert.equal(at(dose, patient({ kg: kilograms })), expected, JSON.stringify(dose));
  }
  assert.throws(() => at({ low: mgs(1), perKg: true, min: mgs(3), max: mgs(2) }, patient({ kg: 3 })), RangeError);
});

test('without a weight a dose per kg stays per kg, with the limits that its patients can reach', () => {
  const dose: ActDose = { low: mgs(0.1), perKg: true, min: mgs(0.5), max: mgs(5) };
  const who = (range: NonNullable<BranchPatient['assumed']>['range']): BranchPatient =>
    ({
      ...patient(),
      assumed: { range },
    }) as BranchPatient;
  assert.equal(at({ low: mgs(10) }, patient()), '10 mg');
  assert.equal(at(dose, patient()), '0.1 mg/kg, min 0.5 mg, max 5 mg');
  for (const [range, expected] of [
    [{ belowKg: 50 }, '0.1 mg/kg, min 0.5 mg'],
    [{ toKg: 50 }, '0.1 mg/kg, min 0.5 mg'],
    [{ belowKg: 50.1 }, '0.1 mg/kg, min 0.5 mg, max 5 mg'],
    [{ fromKg: 5 }, '0.1 mg/kg, max 5 mg'],
    [{ aboveKg: 5 }, '0.1 mg/kg, max 5 mg'],
    [{ fromKg: 4.9 }, '0.1 mg/kg, min 0.5 mg, max 5 mg'],
    [{ fromKg: 5, belowKg: 20 }, '0.1 mg/kg'],
    [{ fromMonths: 12 }, '0.1 mg/kg, min 0.5 mg, max 5 mg'],
  ] as const) {
    assert.equal(at(dose, who(range)), expected, JSON.stringify(range));
  }
  const range: ActDose = { ...dose, high: mgs(0.2) };
  assert.equal(at(range, who({ belowKg: 25 })), '0.1-0.2 mg/kg, min 0.5 mg');
  assert.equal(at(range, who({ belowKg: 26 })), '0.1-0.2 mg/kg, min 0.5 mg, max 5 mg');
  assert.equal(at({ ...dose, low: mgs(0) }, patient()), '0 mg/kg');
});

test('a later dose is another one from its number on', () => {
  const dose: ActDose = { low: mgs(0.4), high: mgs(0.8), fromDose: { dose: 4, give: mgs(2) } };
  assert.deepEqual(
    [undefined, 1, 3, 4, 5].map((number) => at(dose, patient(), number)),
    ['0.4-0.8 mg', '0.4-0.8 mg', '0.4-0.8 mg', '2 mg', '2 mg'],
  );
});

test('a factor makes a dose and its limits smaller; a range of factors makes a range', () => {
  const half = { low: 0.5, high: 0.5 };
  const dose = writtenDose({ low: mgs(0.2), perKg: true, min: mgs(1), max: mgs(10) });
  assert.equal(doseText(scaledDose(dose, half)), '0.1 mg/kg, min 0.5 mg, max 5 mg');
  assert.equal(doseText(scaledDose(dose, { low: 0, high: 0.5 })), '0-0.1 mg/kg, min 0 mg, max 5 mg');
  assert.equal(doseText(scaledDose(writtenDose({ low: mgs(2), high: mgs(4) }), half)), '1-2 mg');
  assert.equal(doseText(scaledDose(writtenDose({ low: mgs(0.1) }), { low: 0.7, high: 0.7 })), '0.07 mg');
});

test('doses are compared in one unit, and only where both are per kg or per time', () => {
  const one = writtenDose({ low: mgs(1) });
  assert.equal(comparable(one, writtenDose({ low: mcgs(1) })), true);
  assert.equal(comparable(one, writtenDose({ low: mls(1) })), false);
  assert.equal(comparable(one, writtenDose({ low: mgs(1), perKg: true })), false);
  assert.equal(comparable(one, writtenDose({ low: mgs(1), per: 'h' })), false);
  assert.deepEqual(
    [isLess(mg(1), mg(2)), isLess(mg(2), mg(2)), isLess(mcg(1999), mg(2)), isLess(mcg(2000), mg(2))],
    [true, false, true, false],
  );
  assert.equal(mostOf(writtenDose({ low: mgs(1), high: mgs(3) })).value.toFixed(), '3');
  assert.equal(mostOf(one).value.toFixed(), '1');
});

test('a dose that may be less is kept to what is left, any other is not cut', () => {
  const within = (dose: ActDose, left: Parameters<typeof doseWithin>[1]): string | undefined => {
    const kept = doseWithin(writtenDose(dose), left);
    return kept && doseText(kept);
  };
  for (const [dose, left, expected] of [
    [{ low: mgs(5) }, mg(5), '5 mg'],
    [{ low: mgs(5) }, mg('4.9'), undefined],
    [{ low: mgs(5) }, mcg(5000), '5 mg'],
    [{ low: mgs(2), high: mgs(6) }, mg(7), '2-6 mg'],
    [{ low: mgs(2), high: mgs(6) }, mg(4), '2-4 mg'],
    [{ low: mgs(2), high: mgs(6) }, mcg(4000), '2-4 mg'],
    [{ low: mgs(2), high: mgs(6) }, mg(2), '2 mg'],
    [{ low: mgs(2), high: mgs(6) }, mg('1.9'), undefined],
    [{ low: mls(1000), upTo: true }, ml(400), 'up to 400 mL'],
    [{ low: mls(1000), upTo: true }, ml(0), undefined],
    [{ low: mls(500), high: mls(1000), upTo: true }, ml(700), 'up to 500-700 mL'],
    [{ low: mls(500), high: mls(1000), upTo: true }, ml(300), 'up to 300 mL'],
  ] as const) {
    assert.equal(within(dose, left), expected, JSON.stringify(dose));
  }
});

test('a step is cut to the whole dose', () => {
  const step = writtenDose({ low: mls(250), high: mls(500) });
  assert.equal(doseText(cutDose(step, ml(1000))), '250-500 mL');
  assert.equal(doseText(cutDose(step, ml(500))), '250-500 mL');
  assert.equal(doseText(cutDose(step, ml(300))), '250-300 mL');
  assert.equal(doseText(cutDose(step, ml(250))), '250 mL');
  assert.equal(doseText(cutDose(step, ml(100))), '100 mL');
  assert.equal(doseText(cutDose(writtenDose({ low: mls(5) }), ml(9))), '5 mL');
});

test('without a number it is the first dose', () => {
  const dose: ActDose = { low: mgs(0.4), fromDose: { dose: 2, give: mgs(2) } };
  assert.deepEqual(writtenDose(dose).low, mg('0.4'));
  assert.deepEqual(writtenDose(dose, 2).low, mg(2));
});
