import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Route } from '../medication-line/line-dose.ts';
import type { Act, ActDose, OrderRule } from './act.ts';
import { adult, asked, before, child, mcgs, mgs, midazolam, patient } from './act-fixture.ts';
import { doseFor, writtenDose } from './give-dose.ts';
import type { DosesBefore, GivenCaution, OrderState } from './given.ts';
import { orderState } from './order.ts';

type Said = Parameters<typeof patient>[0];
interface Case {
  readonly said?: Said;
  readonly given?: DosesBefore;
  readonly dose?: ActDose;
}

const NOTHING = before({});
const { order: _, ...sedation } = asked(midazolam, 'sedation').act;

function told(
  order: readonly OrderRule[] | undefined,
  { said = {}, given = NOTHING, dose = { low: mgs(5) } }: Case = {},
) {
  const act: Act = order === undefined ? sedation : { ...sedation, order };
  const kept = doseFor(writtenDose(dose), patient(said));
  const { now, rules } = orderState(midazolam, act, kept, patient(said), given, [], []);
  return [now, ...rules.map(({ applies }) => applies)].join(' ');
}

test('whom an order is for, under what condition, and unless which', () => {
  for (const [rules, said, expected] of [
    [undefined, {}, 'standing'],
    [[{ kind: 'order' }], {}, 'order yes'],
    [[{ kind: 'tell' }], {}, 'standing yes'],
    [[{ kind: 'order', who: child }], { years: 4 }, 'order yes'],
    [[{ kind: 'order', who: child }], { years: 40 }, 'standing'],
    [[{ kind: 'order', who: child }], {}, 'unsure unsure'],
    [[{ kind: 'order', if: 'x' }], {}, 'unsure unsure'],
    [[{ kind: 'order', if: 'x' }], { yes: ['x'] }, 'order yes'],
    [[{ kind: 'order', if: 'x' }], { no: ['x'] }, 'standing'],
    [[{ kind: 'order', unless: 'x' }], {}, 'unsure unsure'],
    [[{ kind: 'order', unless: 'x' }], { yes: ['x'] }, 'standing'],
    [[{ kind: 'order', unless: 'x' }], { no: ['x'] }, 'order yes'],
    [[{ kind: 'order', who: adult, if: 'x' }], { years: 40 }, 'unsure unsure'],
    [[{ kind: 'order', if: 'x' }, { kind: 'order' }], {}, 'order unsure yes'],
    [[{ kind: 'tell', if: 'x' }], {}, 'standing unsure'],
  ] as const) {
    assert.equal(told(rules, { said }), expected, JSON.stringify([rules, said]));
  }
});

test('from a dose on: for an order this dose and later, to tell after this dose', () => {
  const at = (kind: 'order' | 'tell', doses: number) =>
    told([{ kind, fromDose: 2 }], { given: before({ 'midazolam/sedation': [doses] }) });
  assert.deepEqual([at('order', 0), at('order', 1), at('order', 2)], ['standing', 'order yes', 'order yes']);
  assert.deepEqual([at('tell', 0), at('tell', 1)], ['standing', 'standing yes']);
  assert.equal(told([{ kind: 'order', fromDose: 2 }], { given: before({ 'midazolam/agitation': [1] }) }), 'standing');
});

test('above a dose: surely, by the rate that is chosen, or not', () => {
  const above = (dose: ActDose, limit: ActDose, said: Said = {}) =>
    told([{ kind: 'order', above: limit }], { dose, said });
  const tenAMinute: ActDose = { low: mcgs(10), per: 'min' };
  for (const [dose, limit, said, expected] of [
    [{ low: mgs(5) }, { low: mgs(5) }, {}, 'standing'],
    [{ low: mgs(5) }, { low: mgs(4.9) }, {}, 'order yes'],
    [{ low: mgs(5), high: mgs(9) }, { low: mgs(5) }, {}, 'unsure unsure'],
    [{ low: mgs(5), high: mgs(9) }, { low: mcgs(9000) }, {}, 'standing'],
    [{ low: mcgs(0.1), high: mcgs(1), perKg: true, per: 'min' }, tenAMinute, { kg: 10 }, 'standing'],
    [{ low: mcgs(0.1), high: mcgs(1), perKg: true, per: 'min' }, tenAMinute, { kg: 16 }, 'unsure unsure'],
    [{ low: mcgs(0.1), high: mcgs(1), perKg: true, per: 'min' }, tenAMinute, { kg: 101 }, 'order yes'],
    [{ low: mcgs(0.1), high: mcgs(1), perKg: true, per: 'min' }, tenAMinute, {}, 'unsure unsure'],
    [{ low: mcgs(2), perKg: true }, { low: mcgs(1), perKg: true }, {}, 'order yes'],
  ] as const) {
    assert.equal(above(dose, limit, said), expected, JSON.stringify([dose, limit, said]));
  }
});

test('after an act or a drug, by routes as far as the act has no other', () => {
  const after = (given: string, routes: readonly Route[] | undefined, acts: DosesBefore) =>
    told([{ kind: 'order', after: { given, ...(routes && { routes }) } }], { given: acts });
  const muscle = before({ 'midazolam/seizure-im': [1] });
  const vein = before({ 'midazolam/seizure-iv': [1] });
  const diazepam = before({ 'diazepam/seizure': [1] });
  for (const [given, routes, acts, expected] of [
    ['midazolam', undefined, NOTHING, 'standing'],
    ['midazolam', undefined, muscle, 'order yes'],
    ['midazolam', undefined, before({ 'midazolam/seizure-im': [0] }), 'standing'],
    ['midazolam', ['IM', 'IN'], muscle, 'order yes'],
    ['midazolam', ['IM'], muscle, 'unsure unsure'],
    ['midazolam', ['IM', 'IN'], vein, 'standing'],
    ['midazolam/seizure-im', undefined, muscle, 'order yes'],
    ['seizure-im', undefined, muscle, 'order yes'],
    ['seizure', undefined, muscle, 'standing'],
    ['diazepam', undefined, diazepam, 'order yes'],
    ['diazepam', ['IM'], diazepam, 'unsure unsure'],
    ['midazolam', ['IM', 'IN'], before({ 'midazolam/seizure-iv': [1], 'midazolam/seizure-im': [1] }), 'order yes'],
  ] as const) {
    assert.equal(after(given, routes, acts), expected, JSON.stringify([given, routes]));
  }
});

test('what comes later: from a dose on, to tell after one, after another drug; in the order written', () => {
  const later = (order: readonly OrderRule[], said: Said = {}, given: DosesBefore = NOTHING) => {
    const state = orderState(
      midazolam,
      { ...sedation, order },
      writtenDose({ low: mgs(5) }),
      patient(said),
      given,
      [],
      [],
    );
    return state.later.map((rule) => order.indexOf(rule));
  };
  const rules: readonly OrderRule[] = [
    { kind: 'tell', fromDose: 3 },
    { kind: 'order' },
    { kind: 'order', who: child, fromDose: 2 },
    { kind: 'order', after: { given: 'midazolam', routes: ['IM', 'IN'] } },
    { kind: 'order', if: 'x', fromDose: 2 },
    { kind: 'order', unless: 'x', fromDose: 2 },
    { kind: 'order', above: { low: mgs(9) } },
  ];
  assert.deepEqual(later(rules), [0, 2, 3, 4, 5]);
  assert.deepEqual(later(rules, { years: 40 }), [0, 3, 4, 5]);
  assert.deepEqual(later(rules, { years: 4, yes: ['x'] }), [0, 2, 3, 4]);
  assert.deepEqual(later(rules, { years: 4, no: ['x'] }), [0, 2, 3, 5]);
  assert.deepEqual(later(rules, {}, before({ 'midazolam/sedation': [1] })), [0, 3]);
  assert.deepEqual(later(rules, {}, before({ 'midazolam/sedation': [2] })), [3]);
  assert.deepEqual(later(rules, { years: 40 }, before({ 'midazolam/seizure-im': [1] })), [0, 4, 5]);
  // By one route of two it may hold for this dose.
  const muscle: readonly OrderRule[] = [{ kind: 'order', after: { given: 'midazolam', routes: ['IM'] } }];
  assert.deepEqual(later(muscle, {}, before({ 'midazolam/seizure-im': [1] })), []);
  const { later: none } = orderState(midazolam, sedation, writtenDose({ low: mgs(5) }), patient(), NOTHING, [], []);
  assert.deepEqual(none, []);
});

test('the words for a gas have no dose that could be above another', () => {
  const order: readonly OrderRule[] = [{ kind: 'order', above: { low: mgs(9) } }];
  assert.equal(orderState(midazolam, { ...sedation, order }, undefined, patient(), NOTHING, [], []).now, 'unsure');
});

test('rules of limits and modifiers count too, and a question that surely applies', () => {
  const state = (more: OrderState['rules'], ask: readonly GivenCaution[]) =>
    orderState(midazolam, sedation, writtenDose({ low: mgs(5) }), patient(), NOTHING, more, ask).now;
  const ask = (applies: 'yes' | 'unsure'): GivenCaution => ({ caution: { who: {} }, from: 'act', applies });
  assert.equal(state([], []), 'standing');
  assert.equal(state([{ rule: { kind: 'order' }, applies: 'unsure' }], []), 'unsure');
  assert.equal(state([{ rule: { kind: 'order' }, applies: 'yes' }], []), 'order');
  assert.equal(state([], [ask('unsure')]), 'standing');
  assert.equal(state([], [ask('unsure'), ask('yes')]), 'order');
});
