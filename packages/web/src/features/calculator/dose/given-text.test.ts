import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kg, mg, quickDose, quickPath } from '@first60/clinical';
import { QUICK_ROWS } from './dose-rule.ts';
import { flagWords } from './given-text.ts';

const plain = QUICK_ROWS.find(({ entry }) => entry.usualMaximum === undefined);

function words(weight: number, limits: { min?: ReturnType<typeof mg>; max?: ReturnType<typeof mg> }): string[] {
  assert.ok(plain);
  const result = quickDose(
    { perKg: mg('0.1'), concentration: plain.rule.concentration, watched: 'epinephrine', ...limits },
    quickPath(kg(weight), null),
  );
  assert.ok('dose' in result);
  return flagWords({ row: plain, result });
}

test('MIN DOSE, MAX DOSE and HIGH DOSE are said in these words, and none of them without cause', () => {
  assert.deepEqual(words(1, { min: mg('0.2') }), ['MIN DOSE']);
  assert.deepEqual(words(30, { max: mg(1) }), ['MAX DOSE']);
  assert.deepEqual(words(30, {}), ['HIGH DOSE']);
  assert.deepEqual(words(5, {}), []);
});
