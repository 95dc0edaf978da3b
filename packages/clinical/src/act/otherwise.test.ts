import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrugActs, Limit } from './act.ts';
import { asked, doseText, mls, patient, saline } from './act-fixture.ts';
import { giveAct } from './give-act.ts';

/** Another dose of saline under two conditions, with a total for one of them. */
function otherwise(limits: readonly Limit[]): readonly string[] {
  const act = asked(saline, 'shock');
  const drug: DrugActs = {
    ...act.drug,
    modify: [
      { who: { if: 'heart-failure' }, give: { low: mls(250) } },
      { who: { if: 'spleen' }, give: { low: mls(700) } },
    ],
  };
  const { modify: _, ...plain } = act.act;
  const answer = giveAct({ ...act, drug, act: { ...plain, limits } }, patient({ years: 40, kg: 70 }));
  assert.ok(answer.kind === 'given');
  return answer.otherwise.map(({ dose, order }) => `${doseText(dose)}${order ? ' on order' : ''}`);
}

const total = (condition: string | undefined, amount: number): Limit => ({
  ...(condition !== undefined && { who: { if: condition } }),
  total: { low: mls(amount) },
  then: 'order',
});

test('a dose under a condition is kept to the limits of all and of its own condition, not to those of another', () => {
  assert.deepEqual(otherwise([]), ['250 mL', '700 mL']);
  assert.deepEqual(otherwise([total('heart-failure', 250)]), ['250 mL', '700 mL']);
  assert.deepEqual(otherwise([total('spleen', 500)]), ['250 mL', '700 mL on order']);
  assert.deepEqual(otherwise([total(undefined, 500)]), ['250 mL', '700 mL on order']);
});

test('a total that counts within a condition of which nothing is known counts for each of these doses', () => {
  const within: Limit = { in: 'arrest-of-injury', total: { low: mls(500) }, then: 'order' };
  assert.deepEqual(otherwise([within]), ['250 mL', '700 mL on order']);
});
