import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mg, quickAnswer } from '@first60/clinical';
import { edition } from '@first60/content';
import { flagWords } from './given-text.ts';
import { quickRows } from './quick-rows.ts';

const QUICK_ROWS = quickRows(edition);

const plain = QUICK_ROWS.byWeight.find(({ entry }) => entry.usualMaximum === undefined);

function words(weight: number, limits: { min?: ReturnType<typeof mg>; max?: ReturnType<typeof mg> }): string[] {
  assert.ok(plain);
  const rule = {
    perKg: mg('0.1'),
    concentration: plain.rule.concentration,
    watched: 'epinephrine',
    ...limits,
  } as const;
  const [given] = quickAnswer(String(weight), '', { byWeight: [{ ...plain, rule }], byAge: [] }).given;
  assert.ok(given);
  return flagWords(given);
}

test('MIN DOSE, MAX DOSE and HIGH DOSE are said in these words, and none of them without cause', () => {
  assert.deepEqual(words(1, { min: mg('0.2') }), ['MIN DOSE']);
  assert.deepEqual(words(30, { max: mg(1) }), ['MAX DOSE']);
  assert.deepEqual(words(30, {}), ['HIGH DOSE']);
  assert.deepEqual(words(5, {}), []);
});

test('the warning of a drug is the first of its flags', () => {
  const byAge = QUICK_ROWS.byAge.filter(({ drug }) => drug.warning !== undefined);
  assert.deepEqual(
    byAge.map(({ drug }) => drug.id),
    ['succinylcholine', 'rocuronium'],
  );
  const { given } = quickAnswer('', '6', { byWeight: [], byAge });
  assert.equal(given.length, byAge.length);
  for (const each of given) assert.equal(flagWords(each)[0], each.row.drug.warning?.text);
});
