import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from './act.ts';
import { adult, by, child, mgs, newborn } from './act-fixture.ts';
import { actOnCard } from './act-on-card.ts';

const ACT: Act = {
  id: 'pain',
  label: 'Pain',
  routes: by('IV', 'IM'),
  dose: [
    { who: adult, give: { low: mgs(4) } },
    { who: child, give: { low: mgs(0.1), perKg: true } },
    { who: newborn, give: 'call' },
    { who: { if: 'shock' }, give: { low: mgs(1) } },
  ],
  repeat: [{ is: { count: 3 } }],
  source: ['typed for the tests'],
};
const shock = { who: { if: 'shock' } };
const asthma = { who: { if: 'asthma' } };

test('an act is as it was where the card says nothing', () => {
  const same = actOnCard(ACT, {});
  assert.deepEqual(same, ACT);
  assert.deepEqual(Object.keys(same).toSorted(), Object.keys(ACT).toSorted());
});

test('what a card adds stands behind what the act says', () => {
  const act: Act = {
    ...ACT,
    stop: [shock],
    ask: [shock],
    know: [{ say: 'Slowly.' }],
    monitor: ['spo2'],
    order: [{ kind: 'order' }],
    limits: [{ doses: 3, then: 'order' }],
  };
  const on = actOnCard(act, {
    add: { stop: [asthma], ask: [asthma], know: [{ say: 'Warm.' }], monitor: ['lungs'] },
    tighten: { order: [{ kind: 'tell' }], limits: [{ doses: 2, then: 'stop' }] },
  });
  assert.deepEqual(on.stop, [shock, asthma]);
  assert.deepEqual(on.ask, [shock, asthma]);
  assert.deepEqual(on.know, [{ say: 'Slowly.' }, { say: 'Warm.' }]);
  assert.deepEqual(on.monitor, ['spo2', 'lungs']);
  assert.deepEqual(on.order, [{ kind: 'order' }, { kind: 'tell' }]);
  assert.deepEqual(on.limits, [
    { doses: 3, then: 'order' },
    { doses: 2, then: 'stop' },
  ]);
});

test('one side alone is kept', () => {
  assert.deepEqual(actOnCard({ ...ACT, stop: [shock] }, {}).stop, [shock]);
  assert.deepEqual(actOnCard(ACT, { add: { stop: [asthma] } }).stop, [asthma]);
});

test("a card's repeat and routes replace those of the act", () => {
  const on = actOnCard(ACT, { tighten: { repeat: [{ is: 'none' }], routes: by('IV') } });
  assert.deepEqual([on.repeat, on.routes], [[{ is: 'none' }], by('IV')]);
});

test('a line for one age group has its doses and those of everybody; a newborn is no adult', () => {
  const groups = (to: 'adult' | 'pediatric' | undefined) =>
    actOnCard(ACT, { ...(to && { to }) }).dose.map(({ who }) => who.group ?? who.if);
  assert.deepEqual(groups(undefined), ['adult', 'child', 'newborn', 'shock']);
  assert.deepEqual(groups('adult'), ['adult', 'shock']);
  assert.deepEqual(groups('pediatric'), ['child', 'newborn', 'shock']);
});
