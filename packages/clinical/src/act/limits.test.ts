import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mcg, mg, ml } from '../units.ts';
import type { Act, ActDose, DrugActs, Limit } from './act.ts';
import {
  adult,
  amiodarone,
  asked,
  before,
  doseText,
  mgs,
  midazolam,
  mls,
  naloxone,
  patient,
  saline,
} from './act-fixture.ts';
import { doseFor, writtenDose } from './give-dose.ts';
import type { DosesBefore } from './given.ts';
import { dosesOf, type LimitFor, leftBefore, limitsFor, refOf, withinLimits } from './limits.ts';

type Said = Parameters<typeof patient>[0];
const NOTHING = before({});

const words = ({ applies, total, doses, dosesLeft, left, uncertain }: LimitFor): string =>
  [
    ...(total ? [`${total.value.toFixed()} ${total.unit}`] : []),
    `${doses} given`,
    ...(dosesLeft === undefined ? [] : [`${dosesLeft} doses left`]),
    ...(left ? [`${left.value.toFixed()} ${left.unit} left`] : []),
    ...(uncertain ? ['uncertain'] : []),
    ...(applies === 'yes' ? [] : [applies]),
  ].join(', ');

function told(drug: DrugActs, id: string, said: Said, given: DosesBefore = NOTHING, factor = 1): readonly string[] {
  const { act, classes } = asked(drug, id);
  return limitsFor(drug, act, classes, patient(said), given, factor).map(words);
}

test('an act is named with its drug', () => {
  const { act } = asked(midazolam, 'seizure-im');
  assert.equal(refOf(midazolam, act), 'midazolam/seizure-im');
  assert.equal(dosesOf(midazolam, act, before({ 'midazolam/seizure-im': [2] })), 2);
  assert.equal(dosesOf(midazolam, act, NOTHING), 0);
});

test('the limits of class, drug and act that concern a patient, in figures for the weight', () => {
  assert.deepEqual(told(midazolam, 'seizure-im', { years: 40 }), [
    '0 given, 2 doses left',
    '10 mg, 0 given, 10 mg left',
  ]);
  assert.deepEqual(told(midazolam, 'seizure-im', { kg: 16 }), [
    '0 given, 2 doses left',
    '6.4 mg, 0 given, 6.4 mg left',
  ]);
  assert.deepEqual(told(midazolam, 'seizure-im', { years: 14, kg: 40 })[1], '10 mg, 0 given, 10 mg left');
  assert.deepEqual(told(midazolam, 'seizure-im', { years: 4 }), ['0 given, 2 doses left', '0 given']);
  assert.deepEqual(told(midazolam, 'seizure-im', {}), [
    '0 given, 2 doses left',
    '10 mg, 0 given, 10 mg left, unsure',
    '0 given, unsure',
  ]);
  assert.deepEqual(told(midazolam, 'seizure-im', { kg: 16 }, NOTHING, 0.5)[1], '3.2 mg, 0 given, 3.2 mg left');
  assert.deepEqual(told(saline, 'flush', { years: 40 }), []);
});

test('a limit within a condition counts where that is, or may be', () => {
  assert.deepEqual(told(midazolam, 'sedation', { kg: 16 })[0], '0 given, 2 doses left, unsure');
  assert.deepEqual(told(midazolam, 'sedation', { kg: 16, yes: ['seizure'] })[0], '0 given, 2 doses left');
  assert.deepEqual(told(midazolam, 'sedation', { kg: 16, no: ['seizure'] }), ['6.4 mg, 0 given, 6.4 mg left']);
});

test('all acts and routes of the drug count, all drugs of the class, and the family where it is said', () => {
  const given = before(
    { 'midazolam/agitation': [1, mg(1)], 'midazolam/seizure-im': [1, mcg(2000)], 'diazepam/seizure': [1, mg(5)] },
    1,
  );
  assert.deepEqual(told(midazolam, 'seizure-iv', { kg: 16 }, given), [
    '4 given, 0 doses left',
    '6.4 mg, 2 given, 3.4 mg left',
  ]);
  assert.deepEqual(
    told(midazolam, 'seizure-iv', { kg: 16 }, before({ 'midazolam/sedation': [0, mg(0)] }))[1],
    '6.4 mg, 0 given, 6.4 mg left',
  );
});

test('named acts alone count where a limit names them, and it concerns those alone', () => {
  const given = before({ 'amiodarone/arrest-first': [1, mg(300)], 'amiodarone/stable-vt': [1, mg(150)] });
  assert.deepEqual(told(amiodarone, 'arrest-second', { years: 40 }, given), ['450 mg, 1 given, 150 mg left']);
  assert.deepEqual(told(amiodarone, 'arrest-first', { kg: 10 }, given), ['150 mg, 2 given, 0 mg left']);
  const limits: Limit[] = [{ counts: ['lidocaine/stable-vt', 'amiodarone/stable-vt'], doses: 3, then: 'order' }];
  const drug = { ...amiodarone, limits };
  assert.deepEqual(told(drug, 'stable-vt', {}, before({ 'lidocaine/stable-vt': [1], 'amiodarone/stable-vt': [1] })), [
    '2 given, 1 doses left',
  ]);
  assert.deepEqual(told(drug, 'arrest-second', { years: 40 }).length, 1);
});

test('fluids of a class count together, flushes do not', () => {
  const given = before({
    'sodium-chloride/shock': [1, ml(500)],
    'sodium-chloride/flush': [4, ml(40)],
    'ringers-lactate/shock': [1, ml(1000)],
    'dextrose/low-sugar': [1, ml(250)],
  });
  assert.deepEqual(told(saline, 'shock', { years: 40 }, given), ['2000 mL, 2 given, 500 mL left']);
  const own = { ...saline, limits: [{ total: { low: mls(2000) }, then: 'order' as const }] };
  assert.deepEqual(told(own, 'shock', { years: 40 }, given), ['2000 mL, 1 given, 1500 mL left']);
  assert.deepEqual(told(saline, 'shock', { years: 40 }, before({ 'ringers-lactate/shock': [3, ml(3000)] })), [
    '2000 mL, 3 given, 0 mL left',
  ]);
  // The flush of saline does not count for another fluid either.
  assert.deepEqual(told({ ...saline, id: 'ringers-lactate' }, 'shock', { years: 40 }, given), [
    '2000 mL, 2 given, 500 mL left',
  ]);
});

test('what was given without an amount leaves the total uncertain', () => {
  assert.deepEqual(told(naloxone, 'opioid', { years: 40 }, before({ 'naloxone/opioid': [2] })), [
    '10 mg, 2 given, uncertain',
  ]);
  assert.deepEqual(
    told(midazolam, 'sedation', { years: 4, no: ['seizure'] }, before({ 'midazolam/sedation': [1, mg(1)] })),
    ['1 given, uncertain'],
  );
  const drug: DrugActs = { ...naloxone, limits: [{ doses: 3, then: 'order' }] };
  assert.deepEqual(told(drug, 'opioid', { years: 40 }, before({ 'naloxone/opioid': [2] })), ['2 given, 1 doses left']);
});

test('an act has its own limits beside those of the drug', () => {
  const act: Act = {
    ...asked(naloxone, 'opioid').act,
    limits: [{ who: adult, counts: 'class', doses: 2, then: 'stop' }],
  };
  const { limits: _, ...drug } = naloxone;
  assert.deepEqual(limitsFor(drug, act, [], patient({ years: 40 }), NOTHING, 1), []);
  const classes = [{ rules: { source: [] }, drugs: ['naloxone'], uncounted: [] }];
  assert.deepEqual(limitsFor(drug, act, classes, patient({ years: 40 }), NOTHING, 1).map(words), [
    '0 given, 2 doses left',
  ]);
  assert.deepEqual(limitsFor(drug, act, classes, patient({ years: 4 }), NOTHING, 1), []);
});

const limit: Limit = { then: 'stop' };
const weakHeart: Limit = { who: { if: 'heart-failure' }, then: 'stop' };
const whole = (rest: Partial<LimitFor>): LimitFor => ({ limit, applies: 'yes', doses: 1, ...rest });

test('the next dose within its limits: kept to what is left where it may be less, else whole or past the limit', () => {
  const within = (dose: ActDose, limits: readonly LimitFor[], said: Said = {}) => {
    const found = withinLimits(doseFor(writtenDose(dose), patient(said)), limits);
    return `${doseText(found.dose)}${found.passed.map(({ applies }) => `, passed: ${applies}`).join('')}`;
  };
  const upTo: ActDose = { low: mls(1000), upTo: true };
  for (const [dose, limits, expected] of [
    [{ low: mgs(5) }, [], '5 mg'],
    [{ low: mgs(5) }, [whole({ left: mg(5) })], '5 mg'],
    [{ low: mgs(5) }, [whole({ left: mg(4) })], '5 mg, passed: yes'],
    [{ low: mgs(5) }, [whole({ left: mg(4), applies: 'unsure' })], '5 mg, passed: unsure'],
    [{ low: mgs(5) }, [whole({ dosesLeft: 1 })], '5 mg'],
    [{ low: mgs(5) }, [whole({ dosesLeft: 0 })], '5 mg, passed: yes'],
    [{ low: mgs(5) }, [whole({ uncertain: true })], '5 mg, passed: unsure'],
    [{ low: mgs(2), high: mgs(6) }, [whole({ left: mg(5) }), whole({ left: mg(3) })], '2-3 mg'],
    [upTo, [whole({ left: ml(300) })], 'up to 300 mL'],
    [upTo, [whole({ left: ml(0) })], 'up to 1000 mL, passed: yes'],
    [{ low: mgs(0), high: mgs(2) }, [whole({ left: mg(1) })], '0-1 mg'],
    [{ low: mgs(0), high: mgs(2) }, [whole({ left: mg(0) })], '0-2 mg, passed: yes'],
    // A limit for a condition that nobody has asked about.
    [upTo, [whole({ left: ml(250), doses: 0, applies: 'unsure', limit: weakHeart })], 'up to 1000 mL'],
    [upTo, [whole({ left: ml(250), applies: 'unsure', limit: weakHeart })], 'up to 1000 mL, passed: unsure'],
    [
      upTo,
      [whole({ left: ml(250), applies: 'unsure', limit: { ...limit, in: 'arrest' } })],
      'up to 1000 mL, passed: unsure',
    ],
    [upTo, [whole({ left: ml(250), limit: weakHeart })], 'up to 250 mL'],
    [upTo, [whole({ left: ml(1000), applies: 'unsure', limit: weakHeart })], 'up to 1000 mL'],
    [{ low: mgs(1), perKg: true }, [whole({ left: mg(1) })], '1 mg/kg, passed: unsure'],
    [{ low: mgs(1), perKg: true }, [whole({ left: mg(1), doses: 0 })], '1 mg/kg'],
    [{ low: mgs(1), perKg: true, max: mgs(5) }, [whole({ left: mg(4) })], '1 mg/kg, max 5 mg, passed: unsure'],
    [{ low: mgs(1), perKg: true, max: mgs(5) }, [whole({ left: mg(5) })], '1 mg/kg, max 5 mg'],
    [{ low: mgs(1), perKg: true, per: 'h' }, [whole({ left: mg(1) })], '1 mg/kg/h'],
    [{ low: mgs(1), perKg: true }, [whole({ left: mg(0) })], '1 mg/kg, passed: yes'],
    [{ low: mls(500), per: 'h' }, [whole({ left: ml(1) })], '500 mL/h'],
    [{ low: mls(500), per: 'h' }, [whole({ left: ml(0) })], '500 mL/h, passed: yes'],
  ] as const) {
    assert.equal(within(dose, limits), expected, JSON.stringify([dose, limits]));
  }
});

test('a written maximum that no weight of the patient comes to still keeps a dose per kg within a total', () => {
  const dose = doseFor(writtenDose({ low: mgs(15), perKg: true }), patient({}));
  const passed = (left: number, most?: ReturnType<typeof mg>) =>
    withinLimits(dose, [whole({ left: mg(left) })], most).passed.map(({ applies }) => applies);
  assert.deepEqual([passed(750, mg(750)), passed(749, mg(750)), passed(750)], [[], ['unsure'], ['unsure']]);
});

test('what is left is the least that any limit leaves, and is said once something was given', () => {
  assert.equal(leftBefore([], 0, 2), undefined);
  assert.equal(leftBefore([whole({ doses: 0, left: mg(3) })], 0, 2), undefined);
  assert.deepEqual(leftBefore([], 1, undefined), {});
  assert.deepEqual(leftBefore([], 1, 3), { doses: 2 });
  assert.deepEqual(leftBefore([], 4, 3), { doses: 0 });
  assert.deepEqual(leftBefore([whole({ dosesLeft: 1 })], 1, 3), { doses: 1 });
  assert.deepEqual(
    leftBefore([whole({ left: mg(3) }), whole({ left: mcg(2000) }), whole({ left: mg(4) })], 0, undefined),
    {
      total: mcg(2000),
    },
  );
  assert.deepEqual(leftBefore([whole({ left: mg(3) }), whole({ left: mg(3) }), whole({})], 0, 1), {
    doses: 1,
    total: mg(3),
  });
});

test('an act of which no dose was given hides nothing', () => {
  assert.deepEqual(told(midazolam, 'seizure-im', { years: 40 }, before({ 'midazolam/seizure-iv': [0] })), [
    '0 given, 2 doses left',
    '10 mg, 0 given, 10 mg left',
  ]);
});

test('what is left is never below nothing, and a small rest stays', () => {
  const left = (given: number | string) =>
    told(midazolam, 'seizure-im', { years: 40 }, before({ 'midazolam/seizure-im': [1, mg(given)] }))[1];
  assert.equal(left(12), '10 mg, 1 given, 0 mg left');
  assert.equal(left(10), '10 mg, 1 given, 0 mg left');
  assert.equal(left('9.5'), '10 mg, 1 given, 0.5 mg left');
});
