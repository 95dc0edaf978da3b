import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mg, ml } from '../units.ts';
import type { Act, DrugActs } from './act.ts';
import {
  adult,
  amiodarone,
  answerText,
  asked,
  before,
  by,
  child,
  doseText,
  epinephrine,
  ketamine,
  magnesium,
  mgs,
  midazolam,
  mls,
  naloxone,
  onlyGiven,
  patient,
  saline,
} from './act-fixture.ts';
import { giveAct } from './give-act.ts';
import type { DosesBefore } from './given.ts';

type Said = Parameters<typeof patient>[0];
const PATIENTS: Readonly<Record<string, Said>> = {
  '35 y, 70 kg': { years: 35, kg: 70 },
  '70 y, 70 kg': { years: 70, kg: 70 },
  '4 kg': { kg: 4 },
  '16 kg': { kg: 16 },
  '38 kg': { kg: 38 },
  nothing: {},
};

/** What each act comes to, typed by hand. */
const ANSWERS: ReadonlyArray<readonly [drug: DrugActs, act: string, answers: Readonly<Record<string, string>>]> = [
  [
    midazolam,
    'seizure-im',
    {
      '35 y, 70 kg': '10 mg = 2 mL of 5 mg/mL; x1',
      '70 y, 70 kg': '10 mg = 2 mL of 5 mg/mL; x1',
      '4 kg': 'child fromMonths 1: 0.8 mg = 0.16 mL of 5 mg/mL; x1 | newborn: call',
      '16 kg': '3.2 mg = 0.64 mL of 5 mg/mL; x1',
      '38 kg': 'adult: 10 mg = 2 mL of 5 mg/mL; x1 | child fromMonths 1: 7.6 mg = 1.52 mL of 5 mg/mL; x1',
      nothing:
        'adult: 10 mg = 2 mL of 5 mg/mL; x1 | child fromMonths 1: 0.2 mg/kg, max 10 mg = 0.04 mL/kg of 5 mg/mL, max 2 mL | newborn: call',
    },
  ],
  [
    midazolam,
    'seizure-iv',
    {
      '35 y, 70 kg': '5 mg = 1 mL of 5 mg/mL; x1',
      '70 y, 70 kg': '5 mg = 1 mL of 5 mg/mL; x1',
      '4 kg': '0.4 mg = 0.4 mL of 1 mg/mL; 1 + 4 = 5 mL; x1',
      '16 kg': '1.6 mg = 1.6 mL of 1 mg/mL; 1 + 4 = 5 mL; x1',
      '38 kg': 'adult: 5 mg = 1 mL of 5 mg/mL; x1 | child: 3.8 mg = 0.76 mL of 5 mg/mL; x1',
      nothing: [
        'adult: 5 mg = 1 mL of 5 mg/mL; x1',
        'child belowKg 20: 0.1 mg/kg = 0.1 mL/kg of 1 mg/mL; 1 + 4 = 5 mL; x1',
        'child fromKg 20: 0.1 mg/kg, max 5 mg = 0.02 mL/kg of 5 mg/mL, max 1 mL',
      ].join(' | '),
    },
  ],
  [
    midazolam,
    'light-sedation',
    {
      '35 y, 70 kg': '2.5 mg = 2.5 mL of 1 mg/mL; 1 + 4 = 5 mL; x1',
      '70 y, 70 kg': '1.25 mg = 1.25 mL of 1 mg/mL; 1 + 4 = 5 mL; x1',
      '16 kg': '0.8 mg = 0.8 mL of 1 mg/mL; 1 + 4 = 5 mL; x1',
    },
  ],
  [
    midazolam,
    'agitation',
    {
      '70 y, 70 kg': '2.5 mg = 0.5 mL of 5 mg/mL; x1',
      '38 kg': 'adult: 5 mg = 1 mL of 5 mg/mL; x1 | child: 5 mg, (max) = 1 mL of 5 mg/mL; x1',
    },
  ],
  [
    magnesium,
    'arrest-torsades',
    {
      '35 y, 70 kg': '2000 mg = 20 mL of 100 mg/mL; 4 + 16 = 20 mL; x1',
      '4 kg': '200 mg = 1 mL of 200 mg/mL; 0.4 + 0.6 = 1 mL; x1',
      '16 kg': '800 mg = 4 mL of 200 mg/mL; 1.6 + 2.4 = 4 mL; x1',
      '38 kg':
        'adult: 2000 mg = 20 mL of 100 mg/mL; 4 + 16 = 20 mL; x1 | child: 1900 mg = 9.5 mL of 200 mg/mL; 3.8 + 5.7 = 9.5 mL; x1',
      nothing:
        'adult: 2000 mg = 20 mL of 100 mg/mL; 4 + 16 = 20 mL; x1 | child: 50 mg/kg, max 2000 mg = 0.25 mL/kg of 200 mg/mL, max 10 mL',
    },
  ],
  [
    magnesium,
    'bronchospasm',
    {
      '35 y, 70 kg': '2000 mg = 4 mL of 500 mg/mL, 104 mL in all; 4 + 100 = 104 mL; x1',
      '4 kg': '100 mg = 0.5 mL of 200 mg/mL; 0.2 + 0.3 = 0.5 mL; x1',
      '16 kg': '400 mg = 2 mL of 200 mg/mL; 0.8 + 1.2 = 2 mL; x1',
    },
  ],
  [
    magnesium,
    'eclampsia',
    {
      '35 y, 70 kg': '4000 mg = 8 mL of 500 mg/mL, 108 mL in all; 8 + 100 = 108 mL; x1',
      '16 kg': 'not-for-patient',
      '38 kg': 'adult: 4000 mg = 8 mL of 500 mg/mL, 108 mL in all; 8 + 100 = 108 mL; x1',
    },
  ],
  [magnesium, 'eclampsia-im', { '35 y, 70 kg': '10000 mg = 20 mL of 500 mg/mL; x2', '4 kg': 'not-for-patient' }],
  [
    epinephrine,
    'anaphylaxis',
    {
      '35 y, 70 kg': '0.5 mg = 0.5 mL of 1 mg/mL; x1',
      '4 kg': '0.04 mg = 0.04 mL of 1 mg/mL; x1',
      '16 kg': '0.16 mg = 0.16 mL of 1 mg/mL; x1',
      nothing:
        'adult: 0.5 mg = 0.5 mL of 1 mg/mL; x1 | child: 0.01 mg/kg, max 0.5 mg = 0.01 mL/kg of 1 mg/mL, max 0.5 mL',
    },
  ],
  [
    epinephrine,
    'arrest-tube',
    {
      '35 y, 70 kg': '2.5 mg = 10 mL of 0.25 mg/mL; 2.5 + 7.5 = 10 mL; x3',
      '4 kg': '0.4 mg = 0.4 mL of 1 mg/mL; x1',
      '16 kg': '1.6 mg = 1.6 mL of 1 mg/mL; x2',
    },
  ],
  [
    epinephrine,
    'infusion',
    {
      '35 y, 70 kg': '2-10 mcg/min = 30-150 mL/h of 4 mcg/mL; 1 + 249 = 250 mL; x1',
      '4 kg': '0.4-4 mcg/min = 6-60 mL/h of 4 mcg/mL; 1 + 249 = 250 mL; x1',
      '16 kg': '1.6-16 mcg/min = 24-240 mL/h of 4 mcg/mL; 1 + 249 = 250 mL; x1',
      nothing: [
        'adult: 2-10 mcg/min = 30-150 mL/h of 4 mcg/mL; 1 + 249 = 250 mL; x1',
        'child: 0.1-1 mcg/kg/min = 1.5-15 mL/kg/h of 4 mcg/mL; 1 + 249 = 250 mL; x1',
      ].join(' | '),
    },
  ],
  [
    naloxone,
    'opioid',
    {
      '35 y, 70 kg': '0.4 mg = 1 mL of 0.4 mg/mL; x1',
      '4 kg': '0.4 mg = 1 mL of 0.4 mg/mL; x1',
      '16 kg': '1.6 mg = 4 mL of 0.4 mg/mL; x4',
      '38 kg': 'adult: 0.4 mg = 1 mL of 0.4 mg/mL; x1 | child: 2 mg, (max) = 5 mL of 0.4 mg/mL; x5',
    },
  ],
  [
    naloxone,
    'breathing-enough',
    {
      '35 y, 70 kg': '0.04-0.08 mg = 1-2 mL of 0.04 mg/mL; 1 + 9 = 10 mL; x1',
      '16 kg': 'up to 0.16 mg = 4 mL of 0.04 mg/mL; 1 + 9 = 10 mL; x1',
    },
  ],
  [
    saline,
    'shock',
    {
      '35 y, 70 kg': 'up to 1000 mL; x1',
      '4 kg': 'child fromMonths 1: 80 mL; x1 | newborn: 40 mL; x1',
      '16 kg': '320 mL; x1',
      nothing: 'adult: up to 1000 mL; x1 | child fromMonths 1: 20 mL/kg, max 1000 mL | newborn: 10 mL/kg',
    },
  ],
  [
    saline,
    'hourly',
    {
      '35 y, 70 kg': '500 mL/h',
      '4 kg': 'not-for-patient',
      '16 kg': 'fromMonths 72 belowMonths 168: 250 mL/h | fromMonths 12 belowMonths 72 fromKg 10: 125 mL/h',
    },
  ],
  [saline, 'flush', { '35 y, 70 kg': '10 mL; x1', nothing: '10 mL; x1' }],
  [
    amiodarone,
    'arrest-first',
    {
      '35 y, 70 kg': '300 mg = 6 mL of 50 mg/mL; x2',
      '4 kg': '20 mg = 0.4 mL of 50 mg/mL; x1',
      '16 kg': '80 mg = 1.6 mL of 50 mg/mL; x1',
      nothing: 'adult: 300 mg = 6 mL of 50 mg/mL; x2 | child: 5 mg/kg, max 300 mg = 0.1 mL/kg of 50 mg/mL, max 6 mL',
    },
  ],
  [amiodarone, 'arrest-second', { '35 y, 70 kg': '150 mg = 3 mL of 50 mg/mL; x1', '16 kg': 'not-for-patient' }],
  [
    amiodarone,
    'stable-vt',
    {
      '35 y, 70 kg': '150 mg = 3 mL of 50 mg/mL, 103 mL in all; 3 + 100 = 103 mL; x1',
      '16 kg': '80 mg = 40 mL of 2 mg/mL; 1.6 + 38.4 = 40 mL; x1',
      '38 kg':
        'adult: 150 mg = 3 mL of 50 mg/mL, 103 mL in all; 3 + 100 = 103 mL; x1 | child: 190 mg = 95 mL of 2 mg/mL; 3.8 + 91.2 = 95 mL; x2',
    },
  ],
  [
    ketamine,
    'pain',
    {
      '35 y, 70 kg': '14 mg = 1.4 mL of 10 mg/mL; 2 + 8 = 10 mL; x1',
      nothing: '0.2 mg/kg, max 20 mg = 0.02 mL/kg of 10 mg/mL, max 2 mL; 2 + 8 = 10 mL; x1',
    },
  ],
  [
    ketamine,
    'agitation',
    {
      '35 y, 70 kg': '280 mg = 5.6 mL of 50 mg/mL; x1',
      '16 kg': 'call',
      nothing: 'adult: 4 mg/kg, max 400 mg = 0.08 mL/kg of 50 mg/mL, max 8 mL | child: call',
    },
  ],
];

for (const [drug, act, answers] of ANSWERS) {
  test(`${drug.id}, ${act}: dose, volume, recipe and containers as typed by hand`, () => {
    for (const [name, expected] of Object.entries(answers)) {
      assert.equal(answerText(giveAct(asked(drug, act), patient(PATIENTS[name]))), expected, name);
    }
  });
}

const give = (drug: DrugActs, act: string, said: Said = {}, given?: DosesBefore) =>
  giveAct(asked(drug, act), patient(said), given);
const given = (drug: DrugActs, act: string, said: Said = {}, doses?: DosesBefore) =>
  onlyGiven(give(drug, act, said, doses));

test('naloxone from the fourth dose on is 2 mg; the family does not count for that', () => {
  const after = (doses: number) =>
    answerText(give(naloxone, 'opioid', { years: 40 }, before({ 'naloxone/opioid': [doses, mg('1.2')] }, 5)));
  assert.deepEqual(
    [after(2), after(3), after(4)],
    ['0.4 mg = 1 mL of 0.4 mg/mL; x1', '2 mg = 5 mL of 0.4 mg/mL; x5', '2 mg = 5 mL of 0.4 mg/mL; x5'],
  );
});

test('no dose: not for the patient, a sure stop, a call, a limit used up; a stop goes before a call', () => {
  assert.deepEqual(give(magnesium, 'eclampsia', { years: 4 }), {
    kind: 'withheld',
    because: 'not-for-patient',
    stop: [],
  });
  const stopped = give(magnesium, 'bronchospasm', { years: 40, yes: ['myasthenia'], no: ['heart-block'] });
  assert.deepEqual(stopped, {
    kind: 'withheld',
    because: 'stop',
    stop: [{ caution: { who: { if: 'myasthenia' } }, from: 'drug', applies: 'yes' }],
  });
  assert.equal(
    answerText(give(magnesium, 'arrest-torsades', { years: 40, yes: ['myasthenia'] })).slice(0, 7),
    '2000 mg',
  );
  assert.deepEqual(give(ketamine, 'agitation', { years: 4 }), { kind: 'withheld', because: 'call', stop: [] });
  const stop = [{ who: { if: 'x' } }];
  const calls = { ...asked(ketamine, 'agitation'), drug: { ...ketamine, stop } };
  assert.equal(answerText(giveAct(calls, patient({ years: 4, yes: ['x'] }))), 'stop');
  assert.equal(answerText(giveAct(calls, patient({ years: 4 }))), 'call');
  assert.equal(
    answerText(give(midazolam, 'sedation', { kg: 16 }, before({ 'midazolam/sedation': [1, mg(5)] }))),
    'limit',
  );
  assert.equal(
    answerText(give(amiodarone, 'arrest-second', { years: 40 }, before({ 'amiodarone/arrest-first': [2, mg(450)] }))),
    'limit',
  );
});

test('core below 30 stops amiodarone in an arrest and not with a pulse', () => {
  const cold: Said = { years: 40, yes: ['core-below-30'] };
  assert.equal(answerText(give(amiodarone, 'arrest-first', cold)), 'stop');
  assert.equal(give(amiodarone, 'stable-vt', cold).kind, 'given');
});

test('a newborn of 4 kg may be one: both answers, each with its own cautions', () => {
  const answer = give(naloxone, 'opioid', { kg: 4 });
  assert.deepEqual(
    onlyGiven(answer).stop.map(({ applies }) => applies),
    ['unsure'],
  );
  assert.equal(answerText(give(naloxone, 'opioid', { years: 0 })), 'stop');
  const fluid = give(saline, 'shock', { kg: 4 });
  assert.ok(fluid.kind === 'branches');
  assert.deepEqual(
    fluid.branches.map(({ who }) => who),
    [{ group: 'child', range: { fromMonths: 1 } }, { group: 'newborn' }],
  );
});

test('a branch has the cautions, limits and values of its own patients', () => {
  const answer = give(midazolam, 'light-sedation');
  assert.ok(answer.kind === 'branches');
  const [grown, young] = answer.branches.map((each) => onlyGiven(each));
  assert.ok(grown && young);
  assert.deepEqual([grown.stop.length, young.stop.length], [0, 1]);
  assert.deepEqual([grown.ask.length, young.ask.length], [0, 1]);
  assert.deepEqual(
    grown.otherwise.map((other) => doseText(other.dose)),
    ['1.25 mg', '1.25 mg', '0-1.25 mg'],
  );
  assert.deepEqual(
    young.otherwise.map((other) => doseText(other.dose)),
    ['0.025 mg/kg, max 1.25 mg'],
  );
  assert.deepEqual(
    grown.limits.map(({ total, applies }) => [total, applies]),
    [
      [undefined, 'unsure'],
      [mg(10), 'yes'],
    ],
  );
  const withheld = give(ketamine, 'agitation');
  assert.ok(withheld.kind === 'branches');
  assert.deepEqual(withheld.branches[1], { kind: 'withheld', because: 'call', stop: [], who: child });
});

test('a group that only the preparation asks for parts the answer: adult and child, then under and from 20 kg', () => {
  const { act, ...rest } = asked(midazolam, 'seizure-iv');
  const all: Act = { ...act, dose: [{ who: {}, give: { low: mgs(0.1), perKg: true, max: mgs(5) } }] };
  assert.equal(
    answerText(giveAct({ ...rest, act: all }, patient())),
    [
      'child belowKg 20: 0.1 mg/kg = 0.1 mL/kg of 1 mg/mL; 1 + 4 = 5 mL; x1',
      'child fromKg 20: 0.1 mg/kg, max 5 mg = 0.02 mL/kg of 5 mg/mL, max 1 mL',
      'adult: 0.1 mg/kg, max 5 mg = 0.02 mL/kg of 5 mg/mL, max 1 mL',
    ].join(' | '),
  );
  // 20 kg is more than anybody of 1 month weighs.
  assert.equal(
    answerText(giveAct({ ...rest, act: all }, patient({ years: '0.1' }))),
    '0.1 mg/kg, max 5 mg = 0.1 mL/kg of 1 mg/mL, max 5 mL; 1 + 4 = 5 mL; x1',
  );
});

test('half from 69 years: bold, named, with half of the total; alcohol not known: the half beside it', () => {
  const old = given(midazolam, 'agitation', { years: 70, no: ['alcohol-or-opioid', 'seizure'] });
  assert.deepEqual(
    [doseText(old.dose), old.modified.length, old.otherwise, old.limits.map(({ total }) => total)],
    ['2.5 mg', 1, [], [mg(5)]],
  );
  const [less] = given(midazolam, 'agitation', { years: 35, no: ['seizure'] }).otherwise;
  assert.ok(less);
  assert.deepEqual([doseText(less.dose), less.volume?.low], ['2.5 mg', ml('0.5')]);
  assert.deepEqual(less.modifier.who, { if: 'alcohol-or-opioid' });
});

test('a dose that is smaller on order alone is given on order', () => {
  const shocked = given(ketamine, 'induction', { years: 40, kg: 70, yes: ['shock'] });
  assert.equal(doseText(shocked.dose), '70 mg');
  assert.deepEqual(shocked.order, {
    now: 'order',
    rules: [{ rule: { kind: 'order', who: { if: 'shock' } }, applies: 'yes' }],
    later: [],
  });
  const unknown = given(ketamine, 'induction', { years: 40, kg: 70 });
  assert.deepEqual(
    [doseText(unknown.dose), unknown.order.now, unknown.otherwise.map(({ dose }) => doseText(dose))],
    ['140 mg', 'standing', ['70 mg']],
  );
});

test('a limit that asks for an order: the dose in full, on order, once it is used up', () => {
  const fluid = (doses: number, amount: number) =>
    given(
      saline,
      'shock',
      { years: 40, no: ['heart-failure'] },
      before({ 'sodium-chloride/shock': [doses, ml(amount)] }),
    );
  const first = fluid(1, 500);
  assert.deepEqual(
    [doseText(first.dose), first.order.now, first.left],
    ['up to 1000 mL', 'standing', { total: ml(1500) }],
  );
  const second = fluid(2, 1600);
  assert.deepEqual(
    [doseText(second.dose), second.order.now, second.left],
    ['up to 400 mL', 'standing', { total: ml(400) }],
  );
  const third = fluid(3, 2000);
  assert.deepEqual(
    [doseText(third.dose), third.order],
    ['up to 1000 mL', { now: 'order', rules: [{ rule: { kind: 'order', who: adult }, applies: 'yes' }], later: [] }],
  );
  assert.equal(given(saline, 'shock', { years: 40 }).left, undefined);
  const unknown = given(saline, 'shock', { years: 40 }, before({ 'sodium-chloride/shock': [1] }));
  assert.deepEqual([unknown.order.now, unknown.left], ['unsure', {}]);
});

test('the family counts in a seizure; a limit that may count stops nothing, but is asked about', () => {
  const seizes = given(midazolam, 'seizure-iv', { years: 40 }, before({}, 2));
  assert.deepEqual([seizes.order.now, seizes.left], ['order', { doses: 0, total: mg(10) }]);
  const calmed = given(midazolam, 'sedation', { years: 40, no: ['seizure'] }, before({}, 2));
  assert.deepEqual([calmed.order.now, calmed.left], ['standing', undefined]);
  assert.equal(given(midazolam, 'sedation', { years: 40 }, before({}, 2)).order.now, 'unsure');
  const drug: DrugActs = { ...naloxone, limits: [{ in: 'arrest', doses: 1, then: 'stop' }] };
  const doses = before({ 'naloxone/opioid': [1, mg(1)] });
  const after = (said: Said) => giveAct({ ...asked(drug, 'opioid') }, patient({ years: 40, ...said }), doses);
  assert.equal(answerText(after({ yes: ['arrest'] })), 'limit');
  assert.equal(onlyGiven(after({})).order.now, 'unsure');
  assert.equal(onlyGiven(after({ no: ['arrest'] })).order.now, 'standing');
});

test('more often than the act says is on order', () => {
  const after = (doses: number) =>
    given(epinephrine, 'anaphylaxis', { years: 40 }, before({ 'epinephrine-1-1000/anaphylaxis': [doses, mg('0.5')] }));
  assert.deepEqual([after(2).order.now, after(2).left], ['standing', { doses: 1 }]);
  assert.deepEqual(after(3).order, {
    now: 'order',
    rules: [
      { rule: { kind: 'tell', fromDose: 2 }, applies: 'yes' },
      { rule: { kind: 'order', fromDose: 4 }, applies: 'yes' },
    ],
    later: [],
  });
  const once = (doses: number) =>
    given(magnesium, 'bronchospasm', { years: 40 }, before({ 'magnesium-sulfate/bronchospasm': [doses, mg(2000)] }));
  assert.deepEqual([once(0).order.now, once(1).order.now, once(1).repeat], ['standing', 'order', [{ is: 'none' }]]);
});

test('midazolam into a vein after midazolam by muscle is on order', () => {
  const after = (ref: string) => given(midazolam, 'seizure-iv', { years: 40 }, before({ [ref]: [1, mg(1)] })).order.now;
  assert.deepEqual([after('midazolam/seizure-im'), after('midazolam/seizure-iv')], ['order', 'standing']);
});

test('an infusion that may pass 10 mcg/min is asked about by its rate', () => {
  assert.equal(given(epinephrine, 'infusion', { years: 4, kg: 10 }).order.now, 'standing');
  assert.equal(given(epinephrine, 'infusion', { years: 4, kg: 16 }).order.now, 'unsure');
  assert.equal(given(epinephrine, 'infusion', { years: 40, kg: 16 }).order.now, 'standing');
});

test('a diluent that no kit holds: no volume, and what is missing is said', () => {
  const without = (id: string, said: Said) => onlyGiven(giveAct(asked(amiodarone, id, ['saline']), patient(said)));
  const vt = without('stable-vt', { years: 40 });
  assert.deepEqual([vt.missingDiluent, vt.volume, vt.recipe, vt.containers], ['dextrose-5', undefined, undefined, 1]);
  assert.equal(answerText(vt), '150 mg; no dextrose-5; x1');
  assert.equal(answerText(without('stable-vt', { years: 4, kg: 38 })), '190 mg; no dextrose-5; x2');
  assert.equal(answerText(without('stable-vt', { years: 4 })), '5 mg/kg, max 300 mg; no dextrose-5');
  assert.equal(answerText(without('arrest-first', { years: 40 })), '300 mg = 6 mL of 50 mg/mL; x2');
  const weak = { ...amiodarone.products[0], holds: { drug: mgs(2), volume: mls(1) } };
  const asIs = { ...asked(amiodarone, 'stable-vt', []), drug: { ...amiodarone, products: [weak] as const } };
  assert.equal(answerText(giveAct(asIs, patient({ years: 4, kg: 10 }))), '50 mg = 25 mL of 2 mg/mL; x25');
});

test('a preparation that may be made is offered beside the stock, with its recipe', () => {
  const [offered, ...more] = given(midazolam, 'sedation', { years: 40 }).offered;
  assert.deepEqual([offered?.preparation.id, offered?.total, more], ['one-in-five', ml(5), []]);
  assert.deepEqual(given(midazolam, 'sedation', { years: 4, kg: 16 }).offered, []);
  const dry = onlyGiven(giveAct(asked(midazolam, 'sedation', []), patient({ years: 40 })));
  assert.deepEqual([dry.offered, dry.volume?.low], [[], ml(1)]);
  const { act, ...rest } = asked(midazolam, 'sedation');
  const [preparation] = midazolam.preparations;
  assert.ok(preparation);
  const also = { ...preparation, must: [{ acts: ['sedation'] }], may: [{ acts: ['sedation'] }] };
  const drug = {
    ...midazolam,
    preparations: [also, { ...also, id: 'weaker', mix: { kind: 'up-to' as const, volume: mls(20) }, must: [] }],
  };
  const both = onlyGiven(giveAct({ ...rest, act, drug }, patient({ years: 40 })));
  assert.deepEqual(
    [both.recipe?.preparation.id, both.offered.map((one) => one.preparation.id)],
    ['one-in-five', ['weaker']],
  );
  const weak = { ...midazolam.products[0], holds: { drug: mgs(1), volume: mls(1) } };
  const needless = onlyGiven(
    giveAct({ ...rest, act, drug: { ...midazolam, products: [weak] } }, patient({ years: 40 })),
  );
  assert.deepEqual([needless.offered, needless.volume?.low], [[], ml(5)]);
});

test('routes: parts, the nose that it is too much for, and a route that a stop closes', () => {
  const { routes, tooMuchFor } = given(naloxone, 'opioid', { kg: 16 });
  assert.deepEqual(
    routes.map(({ route, parts }) => `${route} ${parts}`),
    ['IV 1', 'IO 1', 'IM 2'],
  );
  assert.deepEqual(tooMuchFor, [{ route: 'IN', most: ml(2) }]);
  const { act, ...rest } = asked(midazolam, 'seizure-im');
  const face: Act = { ...act, stop: [{ who: { if: 'face-injury' }, routes: ['IN'] }] };
  const injured = (one: Act) => giveAct({ ...rest, act: one }, patient({ years: 40, yes: ['face-injury'] }));
  assert.deepEqual(
    onlyGiven(injured(face)).routes.map(({ route }) => route),
    ['IM'],
  );
  assert.equal(onlyGiven(injured(face)).stop.length, 1);
  assert.equal(answerText(injured({ ...face, routes: by('IN') })), 'stop');
  assert.equal(answerText(injured({ ...face, routes: [{ route: 'IM', who: child }] })), 'not-for-patient');
  const fluid = given(saline, 'shock', { years: 40 });
  assert.deepEqual(fluid.routes, [
    { route: 'IV', parts: 1 },
    { route: 'IO', parts: 1 },
  ]);
});

test('what goes in at once decides the sites: the whole bag, the upper end, a volume in mL, never a rate', () => {
  const { act, ...rest } = asked(naloxone, 'opioid');
  const unlimited: DrugActs = { ...naloxone, limits: [] };
  const parts = (one: Partial<Act>, drug: DrugActs = unlimited, said: Said = { years: 40 }) =>
    onlyGiven(giveAct({ ...rest, drug, act: { ...act, routes: by('IM'), ...one } }, patient(said))).routes[0]?.parts;
  const dose = (give: Act['dose'][number]['give']) => ({ dose: [{ who: {}, give }] });
  assert.equal(parts(dose({ low: mgs(0.4), high: mgs(2.4) })), 2);
  assert.equal(parts(dose({ low: mls(11) })), 3);
  assert.equal(parts(dose({ low: mls(11), per: 'h' })), 1);
  assert.equal(parts(dose({ low: mgs(10), per: 'h' })), 1);
  assert.equal(parts(dose({ low: mls(11), perKg: true })), 1);
  const [preparation] = naloxone.preparations;
  assert.ok(preparation);
  const into: DrugActs = {
    ...unlimited,
    preparations: [{ ...preparation, mix: { kind: 'into', volume: mls(9) }, must: [{}] }],
  };
  assert.equal(parts(dose({ low: mgs(0.8) }), into), 3);
  assert.equal(
    parts(dose({ low: { amount: 1, unit: 'g' } }), {
      ...unlimited,
      products: [{ ...naloxone.products[0], holds: { drug: mgs(500) } }],
    }),
    1,
  );
});

test('a published dose by age stands where no weight is known', () => {
  const told = (said: Said) => {
    const { who, dose, volume } = given(epinephrine, 'anaphylaxis', said);
    return [who, doseText(dose), volume?.low.value.toFixed()];
  };
  assert.deepEqual(told({ years: 4 }), [{ range: { belowMonths: 72 } }, '0.15 mg', '0.15']);
  assert.deepEqual(told({ years: 6 }), [{ range: { fromMonths: 72, toMonths: 144 } }, '0.3 mg', '0.3']);
  assert.deepEqual(told({ years: 13 }), [child, '0.01 mg/kg, max 0.5 mg', '0.01']);
  assert.deepEqual(told({ years: 4, kg: 16 }), [child, '0.16 mg', '0.16']);
  assert.deepEqual(told({ years: 40 }), [adult, '0.5 mg', '0.5']);
  assert.deepEqual(told({ group: 'child' }), [child, '0.01 mg/kg, max 0.5 mg', '0.01']);
});

test('words for a gas, with all that is said of a dose, and none where a stop is sure', () => {
  const { act, ...rest } = asked(naloxone, 'opioid');
  const gas: Act = { ...act, dose: [{ who: adult, give: { say: 'all the oxygen there is' } }] };
  const say = (said: Said) => giveAct({ ...rest, act: { ...gas, stop: [{ who: { if: 'paraquat' } }] } }, patient(said));
  const routes = [
    { route: 'IV', parts: 1 },
    { route: 'IO', parts: 1 },
    { route: 'IM', parts: 1 },
    { route: 'IN', parts: 2 },
  ];
  assert.deepEqual(say({ years: 40 }), {
    kind: 'said',
    who: adult,
    say: 'all the oxygen there is',
    routes,
    start: { first: [{ say: 'ventilate' }] },
    order: { now: 'standing', rules: [], later: [] },
    stop: [{ caution: { who: { if: 'paraquat' } }, from: 'act', applies: 'unsure' }],
    ask: [],
    know: [],
    monitor: [],
  });
  assert.equal(answerText(say({ years: 40, yes: ['paraquat'] })), 'stop');
  assert.equal(answerText(say({})), 'adult: all the oxygen there is');
  const full: Act = {
    ...gas,
    routes: by('inhaled'),
    over: [{ is: 'slow' }],
    device: [{ who: { if: 'tube' }, is: 'bag' }, { is: 'mask' }],
    then: [{ is: 'titrate' }],
    repeat: [{ is: { count: 2 } }],
    order: [
      { kind: 'order', if: 'copd' },
      { kind: 'tell', fromDose: 3 },
    ],
    ask: [{ who: { if: 'fire' } }],
    know: [{ say: 'Away from flame.' }],
    monitor: ['spo2'],
  };
  const told = giveAct({ ...rest, act: full }, patient({ years: 40 }));
  assert.ok(told.kind === 'said');
  const { over, device, then, repeat, order, ask, know, monitor } = told;
  assert.deepEqual([over, then, repeat], [[{ is: 'slow' }], [{ is: 'titrate' }], [{ is: { count: 2 } }]]);
  assert.deepEqual(device, [{ who: { if: 'tube' }, is: 'bag' }, { is: 'mask' }]);
  assert.deepEqual(order, {
    now: 'unsure',
    rules: [{ rule: { kind: 'order', if: 'copd' }, applies: 'unsure' }],
    later: [{ kind: 'tell', fromDose: 3 }],
  });
  assert.deepEqual(ask, [{ caution: { who: { if: 'fire' } }, from: 'act', applies: 'unsure' }]);
  assert.deepEqual([know, monitor], [[{ say: 'Away from flame.' }], ['spo2']]);
  const third = giveAct({ ...rest, act: full }, patient({ years: 40 }), before({ 'naloxone/opioid': [2] }));
  assert.ok(third.kind === 'said');
  assert.deepEqual(
    [third.order.now, third.order.rules.map(({ rule }) => rule.fromDose), third.order.later],
    ['order', [undefined, 3, 3], []],
  );
});

test('pace, device, what follows, steps and start are those of the patient', () => {
  const first = given(amiodarone, 'arrest-first', { years: 4, kg: 16 });
  assert.deepEqual(
    [first.over, first.then, first.repeat],
    [[{ is: 'push' }], [{ is: 'flush' }], [{ is: { after: { low: 5, high: 5, unit: 'min' }, count: 3 } }]],
  );
  assert.deepEqual(given(amiodarone, 'stable-vt', { years: 4, kg: 16 }).over, [
    { is: { low: 60, high: 60, unit: 'min' } },
  ]);
  assert.deepEqual(given(epinephrine, 'anaphylaxis', { years: 4, kg: 16 }).device, [{ is: '1 mL syringe' }]);
  assert.equal(given(epinephrine, 'anaphylaxis', { years: 40 }).device, undefined);
  assert.deepEqual(given(naloxone, 'opioid', { years: 40 }).start, { first: [{ say: 'ventilate' }] });
  const step = (said: Said) => given(saline, 'shock', said).step?.map(({ is }) => doseText(is));
  assert.deepEqual(step({ years: 40, no: ['trauma'] }), ['250-500 mL']);
  assert.deepEqual(step({ years: 40, yes: ['trauma'] }), ['250 mL']);
  assert.deepEqual(step({ years: 4, kg: 16 }), ['160 mL']);
  assert.deepEqual(step({ years: 4 }), ['10 mL/kg']);
  assert.deepEqual(step({ years: 40, yes: ['heart-failure'] }), ['250 mL', '250 mL']);
  assert.equal(given(naloxone, 'opioid', { years: 40 }).step, undefined);
});

test('a value whose condition is not known stands before the one that surely is for the patient', () => {
  const { act, ...rest } = asked(midazolam, 'sedation');
  const arrest = { if: 'arrest' };
  const both: Act = {
    ...act,
    over: [{ who: arrest, is: 'push' }, { who: child, is: 'fast' }, { is: 'slow' }],
    repeat: [
      { who: arrest, is: 'none' },
      { who: adult, is: { count: 3 } },
    ],
  };
  const told = (said: Said, doses = 0) =>
    onlyGiven(giveAct({ ...rest, act: both }, patient(said), before({ 'midazolam/sedation': [doses, mg(0)] })));
  assert.deepEqual(told({ years: 40 }).over, [{ who: arrest, is: 'push' }, { is: 'slow' }]);
  assert.deepEqual(told({ years: 40, yes: ['arrest'] }).over, [{ is: 'push' }]);
  assert.deepEqual(told({ years: 40, no: ['arrest'] }).over, [{ is: 'slow' }]);
  assert.deepEqual(told({ years: 40 }).repeat, [{ who: arrest, is: 'none' }, { is: { count: 3 } }]);
  assert.equal(told({ years: 40, no: ['seizure'] }, 1).left?.doses, 2);
  const maybe = told({ years: 7, kg: 25, no: ['seizure'] }, 1);
  assert.deepEqual([maybe.repeat, maybe.left?.doses], [[{ who: arrest, is: 'none' }], 0]);
  assert.equal(maybe.order.now, 'unsure');
  assert.deepEqual(
    given(saline, 'shock', { years: 40 }).step?.map(({ who, is }) => [who, doseText(is)]),
    [
      [{ group: 'adult', if: 'trauma' }, '250 mL'],
      [undefined, '250-500 mL'],
    ],
  );
});

test('what a dose would be otherwise has its volume, less or more, and is never above a limit that stops the drug', () => {
  const { act, ...rest } = asked(midazolam, 'seizure-im');
  const { limits: _, modify: __, ...drug } = midazolam;
  const nerveAgent: Act = {
    ...act,
    dose: [{ who: adult, give: { low: mgs(2.1) } }],
    modify: [
      { who: { if: 'moderate' }, give: { low: mgs(4.2) } },
      { who: { if: 'severe' }, give: { low: mgs(6.3) } },
    ],
    limits: [{ total: { low: mgs(6.3) }, then: 'stop' }],
  };
  const told = (doses: number, amount: number) => {
    const answer = giveAct(
      { ...rest, drug, act: nerveAgent },
      patient({ years: 40 }),
      before({ 'midazolam/seizure-im': [doses, mg(amount)] }),
    );
    const { dose, otherwise } = onlyGiven(answer);
    return [doseText(dose), ...otherwise.map((one) => `${doseText(one.dose)} = ${one.volume?.low.value.toFixed()} mL`)];
  };
  assert.deepEqual(told(0, 0), ['2.1 mg', '4.2 mg = 0.84 mL', '6.3 mg = 1.26 mL']);
  assert.deepEqual(told(1, 2.1), ['2.1 mg', '4.2 mg = 0.84 mL']);
});

test('what a dose would be otherwise is kept to what is left, and says when it needs an order', () => {
  const { act, ...rest } = asked(saline, 'shock');
  const otherwise = (amount: number, modify: Act['modify'] = []) => {
    const answer = giveAct(
      { ...rest, act: { ...act, modify } },
      patient({ years: 40, no: ['trauma'] }),
      before({ 'sodium-chloride/shock': [1, ml(amount)] }),
    );
    const { dose, otherwise: others } = onlyGiven(answer);
    return [doseText(dose), ...others.map((one) => `${doseText(one.dose)}${one.order ? ', on order' : ''}`)];
  };
  const bleeding: Act['modify'] = [{ who: { if: 'bleeding' }, give: { low: mls(1500), upTo: true } }];
  assert.deepEqual(otherwise(0, bleeding), ['up to 1000 mL', 'up to 1500 mL']);
  assert.deepEqual(otherwise(800, bleeding), ['up to 1000 mL', 'up to 1200 mL']);
  assert.deepEqual(otherwise(1600, bleeding), ['up to 400 mL']);
  const heart: Act['modify'] = [{ who: { if: 'heart-failure' }, give: { low: mls(250) } }];
  assert.deepEqual(otherwise(1600, heart), ['up to 400 mL', '250 mL']);
  assert.deepEqual(otherwise(1900, heart), ['up to 100 mL', '250 mL, on order']);
  assert.deepEqual(otherwise(0, act.modify), ['up to 1000 mL', '250 mL, on order']);
});

test('a limit says whether it is known to be for the patient', () => {
  const limits = (id: string, said: Said) =>
    given(midazolam, id, said).limits.map(({ limit, applies }) => [limit.in ?? limit.who?.group, applies]);
  assert.deepEqual(limits('seizure-iv', { years: 40 }), [
    ['seizure', 'yes'],
    ['adult', 'yes'],
  ]);
  assert.deepEqual(limits('sedation', { years: 40 }), [
    ['seizure', 'unsure'],
    ['adult', 'yes'],
  ]);
});

test('a dose that doubles: twice the last one, whose first is kept at its max', () => {
  const { act, ...rest } = asked(naloxone, 'opioid');
  const pesticide: Act = {
    ...act,
    dose: [
      { who: adult, give: { low: mgs(0.4) } },
      { who: child, give: { low: mgs(0.02), perKg: true, max: mgs(1) } },
    ],
    repeat: [{ is: { every: { low: 5, high: 5, unit: 'min' }, factor: 2 } }],
  };
  const nth = (doses: number, said: Said) =>
    answerText(giveAct({ ...rest, act: pesticide }, patient(said), before({ 'naloxone/opioid': [doses, mg('0.4')] })));
  assert.deepEqual(
    [0, 1, 2].map((doses) => nth(doses, { years: 40 })),
    ['0.4 mg = 1 mL of 0.4 mg/mL; x1', '0.8 mg = 2 mL of 0.4 mg/mL; x2', '1.6 mg = 4 mL of 0.4 mg/mL; x4'],
  );
  assert.equal(nth(1, { years: 4, kg: 16 }), '0.64 mg = 1.6 mL of 0.4 mg/mL; x2');
  assert.equal(nth(2, { years: 4, kg: 16 }), '1.28 mg = 3.2 mL of 0.4 mg/mL; x4');
  assert.equal(nth(2, { years: 4 }), '0.08 mg/kg, max 4 mg = 0.2 mL/kg of 0.4 mg/mL, max 10 mL');
});

test('what is not said of a patient is absent, not undefined', () => {
  for (const [, value] of Object.entries(given(naloxone, 'opioid', { years: 40 }))) assert.notEqual(value, undefined);
});
