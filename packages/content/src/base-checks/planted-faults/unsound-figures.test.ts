import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEdition, type Finding, RULES } from '@first60/checks';
import type { Edition } from '@first60/edition';
import { edition } from '../../base-edition.ts';
import { exceptions } from '../../built/exceptions.ts';

/** The edition with every figure replaced by this one. */
const filled = (figure: { readonly amount: number; readonly unit: string }): Edition =>
  JSON.parse(JSON.stringify(edition), (_, value) =>
    typeof value?.amount === 'number' && typeof value.unit === 'string' ? { ...figure } : value,
  );

/** Findings of the whole check. If it throws, the rules are run one by one to identify the one that throws. */
function found(unsound: Edition): readonly Finding[] {
  try {
    return checkEdition(unsound, exceptions);
  } catch (error) {
    for (const { name, find } of RULES) assert.doesNotThrow(() => find(unsound, exceptions), name);
    throw error;
  }
}

for (const [words, figure] of [
  ['nothing', { amount: 0, unit: 'mg' }],
  ['less than nothing', { amount: -1, unit: 'mg' }],
  ['more than a number holds', { amount: Number.MAX_VALUE, unit: 'mg' }],
  ['millilitres', { amount: 1, unit: 'mL' }],
  ['units', { amount: 1, unit: 'units' }],
] as const) {
  test(`no rule fails over doses and strengths of ${words}, and some object`, () => {
    const unsound = filled(figure);
    assert.ok(found(unsound).length > 0);
  });
}
