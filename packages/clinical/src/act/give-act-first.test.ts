import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act, DrugActs } from './act.ts';
import {
  adult,
  asked,
  before,
  child,
  doseText,
  mgs,
  midazolam,
  mls,
  onlyGiven,
  patient,
  saline,
} from './act-fixture.ts';
import { giveAct } from './give-act.ts';

/** An act of these drugs with parts of its own. */
const changed = (drug: DrugActs, id: string, parts: Partial<Act>) => {
  const one = asked(drug, id);
  return { ...one, act: { ...one.act, ...parts } };
};

test('without earlier doses nothing was given, by the crew or the family', () => {
  assert.equal(onlyGiven(giveAct(asked(midazolam, 'seizure-im'), patient({ years: 40 }))).left, undefined);
});

test('of two dose entries for a patient the first counts', () => {
  const act = changed(midazolam, 'agitation', {
    dose: [
      { who: adult, give: { low: mgs(3) } },
      { who: {}, give: { low: mgs(4) } },
    ],
    modify: [],
  });
  const drug = { ...act.drug, modify: [] };
  assert.equal(doseText(onlyGiven(giveAct({ ...act, drug }, patient({ years: 40 }))).dose), '3 mg');
});

test('a gas is on order when it was given as often as the act says', () => {
  const act = changed(midazolam, 'agitation', {
    dose: [{ who: {}, give: { say: '15 L/min' } }],
    repeat: [{ is: { count: 2 } }],
    order: [],
  });
  const now = (doses: number) => {
    const answer = giveAct(act, patient({ years: 40 }), before({ 'midazolam/agitation': [doses] }));
    return answer.kind === 'said' && answer.order.now;
  };
  assert.deepEqual([now(0), now(1), now(2)], ['standing', 'standing', 'order']);
});

test('of two published doses for an age the first counts', () => {
  const entry = { say: 'published', source: ['typed for the tests'] };
  const act = changed(midazolam, 'agitation', {
    dose: [{ who: child, give: { low: mgs(0.2), perKg: true } }],
    byAge: [
      { ...entry, who: child, dose: mgs(1) },
      { ...entry, who: {}, dose: mgs(2) },
    ],
    modify: [],
  });
  const drug = { ...act.drug, modify: [] };
  assert.equal(doseText(onlyGiven(giveAct({ ...act, drug }, patient({ years: 4 }))).dose), '1 mg');
});

test('a step in mL stays beside a dose for each kg of a weight that is not known', () => {
  const act = changed(saline, 'shock', {
    dose: [{ who: child, give: { low: mls(20), perKg: true } }],
    step: [{ is: { low: mls(250) } }],
    modify: [],
  });
  const drug = { ...act.drug, modify: [] };
  const { step } = onlyGiven(giveAct({ ...act, drug, classes: [] }, patient({ years: 4 })));
  assert.deepEqual(
    step?.map(({ is }) => doseText(is)),
    ['250 mL'],
  );
});
