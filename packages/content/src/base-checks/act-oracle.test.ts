import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActAnswer, Given } from '@first60/clinical';
import { baseActs } from '../../../../scripts/edition/base-edition.ts';
import { compare, isMonotone } from './act-oracle/compare.ts';
import { compared, oneIn, someOf } from './act-oracle/compared.ts';
import { inUnit } from './act-oracle/dose-words.ts';
import { engineOf } from './act-oracle/engine-answer.ts';
import type { Before } from './act-oracle/limits.ts';
import { type Outcome, oracleOf, type ReadAct } from './act-oracle/oracle.ts';
import type { Patient } from './act-oracle/possible-patient.ts';
import { readContent, readFixture } from './act-oracle/read-drugs.ts';
import { rightAnswer } from './act-oracle/right-answer.ts';
import { fraction, inWords, type Rational } from './oracle/rational.ts';

/*
 * The oracle computes what each act of a drug comes to, from the YAML alone. Here it is itself checked: against figures
 * worked out by hand, and by faults planted in a right answer.
 */
const MIDAZOLAM = readFixture('midazolam');
const MAGNESIUM = readFixture('magnesium-sulfate');
const EPINEPHRINE = readFixture('epinephrine-1-1000');
const NALOXONE = readFixture('naloxone');
const SALINE = readFixture('sodium-chloride');
const DRUGS = [MIDAZOLAM, MAGNESIUM, EPINEPHRINE, NALOXONE, SALINE];
const NOTHING: Before = { acts: new Map(), family: 0 };

function actOf(id: string): ReadAct {
  const found = DRUGS.flat().find(({ act }) => act.id === id);
  assert.ok(found, `there is no act ${id}`);
  return found;
}

const patient = (
  weight: string | null,
  months: number | null = null,
  conditions: Readonly<Record<string, boolean>> = {},
): Patient => ({
  weight,
  months: months === null ? null : fraction(months),
  conditions: new Map(Object.entries(conditions)),
});

const ADULT = patient('70', 420);
const OLD = patient('70', 840);

const amount = (low: Rational, high: Rational | undefined): string =>
  high ? `${inWords(low)}-${inWords(high)}` : inWords(low);

function inText({ given, who }: Outcome): string {
  if (!given) return `${who.words}: none`;
  const { dose, volume } = given;
  const perKg = dose.perKg ? '/kg' : '';
  const most = dose.max ? `, max ${inWords(dose.max)}` : '';
  const strength = volume?.strength ? ` of ${inWords(inUnit(volume.strength, dose.unit))}` : '';
  const mL = volume ? ` = ${amount(volume.low, volume.high)} mL${volume.perKg ? '/kg' : ''}${strength}` : '';
  const whole = volume?.whole ? `, ${inWords(volume.whole)} in all` : '';
  return `${amount(dose.low, dose.high)} ${dose.unit}${perKg}${most}${dose.limit ? ` (${dose.limit})` : ''}${mL}${whole}`;
}

const shown = (id: string, whose: Patient, before: Before = NOTHING): string[] =>
  oracleOf(actOf(id), whose, before).outcomes.map(inText);

const BY_HAND: readonly (readonly [act: string, whose: Patient, ...figures: string[]])[] = [
  ['seizure-im', ADULT, '10 mg = 2 mL of 5'],
  ['seizure-im', OLD, '10 mg = 2 mL of 5'],
  ['seizure-im', patient('4'), '0.8 mg = 0.16 mL of 5'],
  ['seizure-im', patient('16'), '3.2 mg = 0.64 mL of 5'],
  ['seizure-im', patient('38'), '10 mg = 2 mL of 5', '7.6 mg = 1.52 mL of 5'],
  ['seizure-im', patient('38', 120), '7.6 mg = 1.52 mL of 5'],
  ['seizure-im', patient('60', 168), '10 mg (max) = 2 mL of 5'],
  ['seizure-im', patient(null), '10 mg = 2 mL of 5', '0.2 mg/kg, max 10 = 0.04 mL/kg of 5'],
  ['seizure-iv', ADULT, '5 mg = 5 mL of 1'],
  ['seizure-iv', OLD, '5 mg = 5 mL of 1'],
  ['seizure-iv', patient('4'), '0.4 mg = 0.4 mL of 1'],
  ['seizure-iv', patient('16'), '1.6 mg = 1.6 mL of 1'],
  ['seizure-iv', patient(null), '5 mg = 5 mL of 1', '0.1 mg/kg, max 5 = 0.1 mL/kg of 1'],
  ['after-tube', OLD, '2.5 mg = 2.5 mL of 1'],
  ['agitation-im', ADULT, '5 mg = 1 mL of 5'],
  ['agitation-im', OLD, '2.5 mg = 0.5 mL of 5'],
  ['agitation-im', patient('4'), '0.8 mg = 0.16 mL of 5'],
  ['agitation-im', patient('38'), '5 mg = 1 mL of 5', '5 mg (max) = 1 mL of 5'],
  ['agitation-im', patient('70', 420, { 'alcohol-or-opioid': true }), '2.5 mg = 0.5 mL of 5'],
  ['agitation-im', patient('70', 840, { 'alcohol-or-opioid': true }), '2.5 mg = 0.5 mL of 5'],
  ['agitation-vein', ADULT, '2.5 mg = 2.5 mL of 1'],
  ['agitation-vein', patient('16')],
  ['light-sedation-adult', OLD, '1.25 mg = 1.25 mL of 1'],
  ['light-sedation-adult', patient('70', 420, { 'low-pressure': true }), '0-1.25 mg = 0-1.25 mL of 1'],
  ['light-sedation-child', patient('4'), '0.2 mg = 0.2 mL of 1'],
  ['light-sedation-child', patient('16'), '0.8 mg = 0.8 mL of 1'],
  ['light-sedation-child', ADULT],
  ['arrest-torsades', ADULT, '2000 mg = 20 mL of 100'],
  ['arrest-torsades', patient('4'), '200 mg = 1 mL of 200'],
  ['arrest-torsades', patient('16'), '800 mg = 4 mL of 200'],
  ['arrest-torsades', patient('38', 144), '1900 mg = 9.5 mL of 200'],
  ['torsades-with-pulse', ADULT, '2000 mg = 4 mL of 500, 104 in all'],
  ['torsades-with-pulse', patient('4'), '100 mg = 0.5 mL of 200'],
  ['torsades-with-pulse', patient('16'), '400 mg = 2 mL of 200'],
  ['bronchospasm', patient('38', 144), '950 mg = 4.75 mL of 200'],
  ['eclampsia', ADULT, '4000 mg = 100 mL of 40'],
  ['eclampsia', patient('16')],
  ['eclampsia-again', ADULT, '2000 mg = 100 mL of 20'],
  ['anaphylaxis', ADULT, '0.5 mg = 0.5 mL of 1'],
  ['anaphylaxis', patient('4'), '0.04 mg = 0.04 mL of 1'],
  ['anaphylaxis', patient('16'), '0.16 mg = 0.16 mL of 1'],
  ['arrest-tube', ADULT, '2.5 mg = 10 mL of 0.25'],
  ['arrest-tube', patient('16'), '1.6 mg = 1.6 mL of 1'],
  ['arrest-tube', patient('38', 120), '2.5 mg (max) = 2.5 mL of 1'],
  ['infusion', ADULT, '2-10 mcg = 30-150 mL of 4'],
  ['infusion', patient('4'), '0.4-4 mcg = 6-60 mL of 4'],
  ['infusion', patient('16'), '1.6-16 mcg = 24-240 mL of 4'],
  ['infusion', patient('38', 120), '3.8-38 mcg = 57-570 mL of 4'],
  ['infusion', patient(null), '2-10 mcg = 30-150 mL of 4', '0.1-1 mcg/kg = 1.5-15 mL/kg of 4'],
  ['stridor-nebulized', patient('4'), '2 mg = 2 mL of 1'],
  ['stridor-nebulized', patient('16'), '5 mg (max) = 5 mL of 1'],
  ['opioid', ADULT, '0.4 mg = 1 mL of 0.4'],
  ['opioid', patient('16'), '1.6 mg = 4 mL of 0.4'],
  ['breathing-enough', ADULT, '0.04-0.08 mg = 1-2 mL of 0.04'],
  ['breathing-enough', patient('16'), '0.16 mg = 4 mL of 0.04'],
  ['shock', ADULT, '1000 mL'],
  ['shock', patient('16'), '320 mL'],
  ['shock', patient('4'), '80 mL', '40 mL'],
  ['shock', patient('4', 0), '40 mL'],
  ['shock', patient('4', 2), '80 mL'],
  ['newborn', patient('4', 0), '40 mL'],
  ['newborn', patient('16')],
  ['electrical-hourly', ADULT, '500 mL'],
  ['electrical-hourly', patient(null, 156), '250 mL'],
  ['electrical-hourly', patient('9', 36)],
  ['dialysis', patient('16'), 'child: none'],
  ['flush', patient('5', 6), '2 mL'],
  ['eclampsia-im', ADULT, '10000 mg = 20 mL of 500'],
];

for (const [id, whose, ...figures] of BY_HAND) {
  const { weight, months } = whose;
  const age = months === null ? 'no age' : `${inWords(months)} months`;
  const known = [...whose.conditions.keys()].map((key) => `, ${key}`).join('');
  test(`${id}, ${weight ?? 'no'} kg, ${age}${known}: ${figures.join(' or ') || 'none'}`, () => {
    assert.deepEqual(shown(id, whose), figures);
  });
}

const outcomeOf = (id: string, whose: Patient, before: Before = NOTHING): Outcome => {
  const [first] = oracleOf(actOf(id), whose, before).outcomes;
  assert.ok(first);
  return first;
};

test('stops and questions are those of class, drug and act, less what is lifted', () => {
  const cautions = (id: string): [string[], string[]] => {
    const { stop, ask } = outcomeOf(id, ADULT);
    return [[...stop.keys()], [...ask.keys()]];
  };
  assert.deepEqual(cautions('arrest-torsades'), [[], []]);
  assert.deepEqual(cautions('torsades-with-pulse'), [[], ['all, if myasthenia']]);
  assert.deepEqual(cautions('bronchospasm'), [
    ['all, if myasthenia', 'all, if heart-block'],
    ['all, if kidney-failure', 'all, if slow-pulse', 'all, if low-pressure'],
  ]);
  assert.deepEqual(cautions('eclampsia'), [
    ['all, if myasthenia', 'all, if magnesium-already-given'],
    ['all, if heart-block'],
  ]);
  assert.deepEqual(cautions('preeclampsia')[0], [
    'all, if myasthenia',
    'all, if heart-block',
    'all, if magnesium-already-given',
  ]);
  assert.equal(outcomeOf('seizure-im', patient('4')).ask.get('all, below 1 months')?.wide, 'maybe');
  assert.equal(outcomeOf('seizure-im', patient('16')).ask.get('all, below 1 months'), undefined);
});

test('a later dose is another one', () => {
  const fourth: Before = { acts: new Map([['naloxone/opioid', { doses: 3 }]]), family: 0 };
  assert.deepEqual(shown('opioid', ADULT, fourth), ['2 mg = 5 mL of 0.4']);
});

test('what a class asks in an arrest is asked of an act in an arrest alone', () => {
  assert.deepEqual(
    [...outcomeOf('arrest-tube', ADULT).ask.keys()],
    ['all, if core-below-30', 'all, if core-unmeasured-and-cold'],
  );
  assert.deepEqual([...outcomeOf('asthma', ADULT).ask.keys()], ['all, if heart-disease']);
});

test('an order is needed above a rate, and where it depends on the rate it is not sure', () => {
  const needed = (weight: string) =>
    outcomeOf('infusion', patient(weight, 120, { 'shock-after-fluid': false })).order.wide;
  assert.deepEqual(['9', '11', '101'].map(needed), ['no', 'maybe', 'yes']);
});

test('a limit counts every act of the drug, in milligrams and in doses', () => {
  const before = (doses: number, value: number, family = 0): Before => ({
    acts: new Map([['midazolam/seizure-im', { doses, total: { value: fraction(value), unit: 'mg' } }]]),
    family,
  });
  const isOrdered = (whose: Patient, given: Before) => outcomeOf('seizure-iv', whose, given).order.wide;
  assert.equal(isOrdered(ADULT, NOTHING), 'no');
  assert.equal(isOrdered(ADULT, before(1, 10)), 'yes');
  assert.equal(isOrdered(patient('70', 420, { seizure: true }), { acts: new Map(), family: 2 }), 'yes');
  assert.equal(isOrdered(ADULT, { acts: new Map(), family: 2 }), 'maybe');
  const child = patient('20', 72);
  assert.equal(outcomeOf('seizure-iv', child, before(2, 8)).ended, 'yes');
  assert.equal(outcomeOf('seizure-iv', child, before(1, 4)).ended, 'no');
});

test('a total shrinks with the dose where its modifier says so', () => {
  const totals = (id: string) => outcomeOf(id, OLD).limits.map(({ total }) => total && inWords(total.value));
  assert.deepEqual(totals('agitation-im'), [undefined, '5']);
  assert.deepEqual(totals('seizure-im'), [undefined, '10']);
});

test('a smaller dose that may be right stands beside the full one', () => {
  const { given, otherwise } = outcomeOf('agitation-im', patient('70'));
  assert.equal(given && inWords(given.dose.low), '5');
  assert.deepEqual(
    otherwise.map(({ modifier, dose }) => [modifier.who.words, inWords(dose.low)]),
    [
      ['from 69 years', '2.5'],
      ['alcohol-or-opioid', '2.5'],
    ],
  );
});

test('one answer in some hundreds of every act agrees with itself', () => {
  for (const all of DRUGS) {
    for (const read of all) {
      const answer = (each: ReadAct, whose: Patient, before: Before) => rightAnswer(oracleOf(each, whose, before));
      const { cases, mismatches } = compared(read, all, answer, oneIn(1009));
      assert.ok(cases > 1);
      assert.deepEqual([...mismatches.values()], []);
    }
  }
});

test('the engine answers as the oracle does, in a sample of the cases of every act', () => {
  const acts = baseActs;
  assert.ok(acts);
  const engine = engineOf(acts);
  const all = readContent();
  assert.equal(all.length, Object.values(acts.drugs).flatMap((drug) => drug?.acts ?? []).length);
  for (const read of all) {
    const { cases, mismatches } = compared(read, all, engine, someOf(12));
    assert.ok(cases >= 6, `${read.drug.id}/${read.act.id}: ${cases} cases`);
    assert.deepEqual([...mismatches.values()], [], `${read.drug.id}/${read.act.id}`);
  }
});

type Change = Partial<{ -readonly [Key in keyof Given]: unknown }>;
const digits = (text: string, unit: string) => ({ value: { toFixed: () => text }, unit });
const changed = (answer: ActAnswer, change: Change): ActAnswer => ({ ...answer, ...change }) as ActAnswer;

/** A right answer, what was done to it, and what the comparison has to say. */
const PLANTED: readonly (readonly [
  fault: string,
  act: string,
  whose: Patient,
  plant: (right: Given) => Change,
  says: RegExp,
])[] = [
  ['another dose', 'seizure-im', ADULT, () => ({ dose: { low: digits('9.9', 'mg') } }), /dose 9.9 mg is 10 mg/],
  [
    'the last digit of a dose',
    'seizure-im',
    patient('16'),
    ({ dose }) => ({ dose: { ...dose, low: digits('3.2000000000000000000000000000000001', 'mg') } }),
    /is 3.2 mg/,
  ],
  ['another unit', 'seizure-im', ADULT, () => ({ dose: { low: digits('10', 'mL') } }), /dose 10 mL is 10 mg/],
  [
    'no word of the maximum',
    'seizure-im',
    patient('60', 168),
    () => ({ dose: { low: digits('10', 'mg') } }),
    /limit none is max/,
  ],
  [
    'per kg for a known weight',
    'seizure-im',
    patient('16'),
    ({ dose }) => ({ dose: { ...dose, perKg: true } }),
    /not per kg/,
  ],
  [
    'an upper end that is none',
    'seizure-im',
    ADULT,
    ({ dose }) => ({ dose: { ...dose, high: digits('12', 'mg') } }),
    /upper end 12 mg is none/,
  ],
  [
    'a dose per minute',
    'seizure-im',
    ADULT,
    ({ dose }) => ({ dose: { ...dose, per: 'min' } }),
    /per dose, not per min/,
  ],
  [
    'the volume of the stock',
    'seizure-iv',
    ADULT,
    ({ volume }) => ({ volume: { ...volume, low: digits('1', 'mL') } }),
    /volume 1 mL is 5 mL/,
  ],
  [
    'the strength of the stock',
    'seizure-iv',
    ADULT,
    ({ volume }) => ({ volume: { ...volume, strength: { amount: 5, unit: 'mg' } } }),
    /strength 5 mg\/mL is 1 mg\/mL/,
  ],
  [
    'volume and strength that are another dose',
    'seizure-iv',
    ADULT,
    ({ volume }) => ({ volume: { ...volume, strength: { amount: 5, unit: 'mg' } } }),
    /is 25 mg, not the dose/,
  ],
  ['no volume', 'seizure-iv', ADULT, () => ({ volume: undefined }), /no volume/],
  ['no recipe', 'seizure-iv', ADULT, () => ({ recipe: undefined }), /preparation none is one-in-five/],
  [
    'too little diluent',
    'seizure-iv',
    ADULT,
    ({ recipe }) => ({ recipe: { ...recipe, diluent: digits('3', 'mL') } }),
    /not the total/,
  ],
  [
    'too little stock',
    'seizure-iv',
    ADULT,
    ({ recipe }) => ({ recipe: { ...recipe, stock: digits('0.5', 'mL') } }),
    /0.5 mL of stock is not 5 mg/,
  ],
  [
    'a syringe of another strength',
    'seizure-iv',
    ADULT,
    ({ recipe }) => ({ recipe: { ...recipe, strength: { amount: 2, unit: 'mg' } } }),
    /total times strength/,
  ],
  [
    'a syringe that holds too little',
    'seizure-iv',
    ADULT,
    ({ recipe }) => ({
      recipe: {
        ...recipe,
        drug: digits('2.5', 'mg'),
        stock: digits('0.5', 'mL'),
        diluent: digits('2', 'mL'),
        total: digits('2.5', 'mL'),
      },
    }),
    /it holds 2.5 of the 5/,
  ],
  [
    'another drug in the syringe',
    'arrest-torsades',
    ADULT,
    ({ recipe }) => ({ recipe: { ...recipe, drug: digits('1000', 'mg') } }),
    /1000 mg is not the dose/,
  ],
  [
    'made up to less',
    'arrest-torsades',
    ADULT,
    ({ recipe }) => ({ recipe: { ...recipe, total: digits('10', 'mL') } }),
    /made up to 20 mL/,
  ],
  [
    'no word of the whole bag',
    'torsades-with-pulse',
    ADULT,
    ({ volume }) => ({ volume: { ...volume, whole: undefined } }),
    /whole of 104 mL/,
  ],
  ['too few vials', 'eclampsia-im', ADULT, () => ({ containers: 1 }), /1 containers are 2/],
  ['a halving that is not named', 'agitation-im', OLD, () => ({ modified: [] }), /made smaller by nothing/],
  [
    'the smaller dose left out',
    'agitation-im',
    patient('70'),
    ({ otherwise }) => ({ otherwise: otherwise.slice(1) }),
    /another dose is not shown: all, from 828 months/,
  ],
  [
    'a smaller dose that is not half',
    'agitation-im',
    patient('70'),
    ({ otherwise, dose }) => ({ otherwise: otherwise.map((each) => ({ ...each, dose })) }),
    /otherwise dose 5 mg is 2.5 mg/,
  ],
  ['a limit left out', 'seizure-im', ADULT, ({ limits }) => ({ limits: limits.slice(0, 1) }), /limit not shown: adult/],
  [
    'another total',
    'seizure-im',
    ADULT,
    ({ limits }) => ({ limits: limits.map((each) => ({ ...each, total: digits('20', 'mg') })) }),
    /total 20 is 10/,
  ],
  [
    'an order that is needed',
    'agitation-im',
    patient('20', 84),
    ({ order }) => ({ order: { ...order, now: 'standing' } }),
    /order now is standing, not order/,
  ],
  [
    'an order that is not needed',
    'seizure-im',
    patient('70', 420, { 'other-benzodiazepine-given': false }),
    ({ order }) => ({ order: { ...order, now: 'order' } }),
    /order now is order/,
  ],
  [
    'a rule of order left out',
    'agitation-im',
    patient('20', 84),
    ({ order }) => ({ order: { ...order, rules: [] } }),
    /0 rules of order/,
  ],
  [
    'a stop left out',
    'bronchospasm',
    ADULT,
    ({ stop }) => ({ stop: stop.slice(1) }),
    /stop not shown: all, if myasthenia/,
  ],
  [
    'a stop that is lifted',
    'arrest-torsades',
    ADULT,
    () => ({ stop: [{ caution: { who: { if: 'heart-block' } }, from: 'drug', applies: 'unsure' }] }),
    /a stop that is none/,
  ],
  ['a stop twice', 'bronchospasm', ADULT, ({ stop }) => ({ stop: [...stop, ...stop] }), /stands there twice/],
  [
    'a stop said to apply',
    'bronchospasm',
    ADULT,
    ({ stop }) => ({ stop: stop.map((each) => ({ ...each, applies: 'yes' })) }),
    /stop yes, not unsure/,
  ],
  ['a question left out', 'eclampsia', ADULT, () => ({ ask: [] }), /ask not shown: all, if heart-block/],
  [
    'a route of adults alone',
    'agitation-im',
    patient('16'),
    ({ routes }) => ({ routes: [...routes, { route: 'IN', parts: 2 }] }),
    /route that is not this patient's: IN/,
  ],
  ['a route left out', 'seizure-im', ADULT, ({ routes }) => ({ routes: routes.slice(1) }), /route not shown: IM/],
];

for (const [fault, id, whose, plant, says] of PLANTED) {
  test(`planted, ${fault}: it is found`, () => {
    const expected = oracleOf(actOf(id), whose, NOTHING);
    const right = rightAnswer(expected);
    assert.deepEqual(compare(expected, right, NOTHING), []);
    assert.equal(right.kind, 'given');
    if (right.kind !== 'given') return;
    assert.match(compare(expected, changed(right, plant(right)), NOTHING).join('; '), says);
  });
}

test('planted, another kind of answer: it is found', () => {
  const says = (id: string, whose: Patient, before: Before, answer: ActAnswer) =>
    compare(oracleOf(actOf(id), whose, before), answer, before).join('; ');
  const given = rightAnswer(oracleOf(actOf('seizure-im'), ADULT, NOTHING));
  const both = rightAnswer(oracleOf(actOf('seizure-im'), patient('38'), NOTHING));
  assert.equal(both.kind, 'branches');
  if (both.kind !== 'branches' || given.kind !== 'given') return;
  assert.match(says('seizure-im', patient('38'), NOTHING, given), /one given, although 2 are possible/);
  const one = { ...both, branches: both.branches.slice(0, 1) };
  assert.match(says('seizure-im', patient('38'), NOTHING, one), /child: the branch is not shown/);
  const more = { ...both, branches: [...both.branches, ...both.branches] };
  assert.match(says('seizure-im', patient('38'), NOTHING, more), /a branch for nobody/);
  assert.match(
    says('seizure-im', ADULT, NOTHING, { ...both, branches: [given] }),
    /branches, although one dose is sure/,
  );
  assert.match(says('eclampsia', patient('16'), NOTHING, given), /no dose is for this patient/);
  const none: ActAnswer = { kind: 'withheld', because: 'not-for-patient', stop: [] };
  assert.match(says('seizure-im', ADULT, NOTHING, none), /withheld \(not-for-patient\) for no reason/);
  const weak = patient('70', 420, { myasthenia: true });
  const bronchospasm = rightAnswer(oracleOf(actOf('bronchospasm'), ADULT, NOTHING));
  assert.match(says('bronchospasm', weak, NOTHING, bronchospasm), /given, although a stop surely holds/);
  assert.match(
    says('bronchospasm', weak, NOTHING, { kind: 'withheld', because: 'stop', stop: [] }),
    /withheld by no stop/,
  );
  const full: Before = {
    acts: new Map([['midazolam/seizure-iv', { doses: 4, total: { value: fraction(8), unit: 'mg' } }]]),
    family: 0,
  };
  const child = rightAnswer(oracleOf(actOf('seizure-iv'), patient('20', 72), NOTHING));
  assert.match(says('seizure-iv', patient('20', 72), full, child), /although the limit is reached/);
});

test('planted, a heavier patient who gets less: it is found', () => {
  const answer = (weight: string) => rightAnswer(oracleOf(actOf('seizure-im'), patient(weight), NOTHING));
  const [light, heavy] = [answer('10'), answer('20')];
  assert.ok(light.kind === 'given' && heavy.kind === 'given');
  assert.ok(isMonotone(light, heavy));
  assert.ok(!isMonotone(heavy, light));
});
