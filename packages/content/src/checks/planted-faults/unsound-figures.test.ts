import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEdition, RULES } from '@first60/checks';
import type { Edition } from '@first60/edition';
import { edition } from '../../built/edition.ts';
import { exceptions } from '../../built/exceptions.ts';

/** The edition with every figure put into this one. */
const filled = (figure: { readonly amount: number; readonly unit: string }): Edition =>
  JSON.parse(JSON.stringify(edition), (_, value) =>
    typeof value?.amount === 'number' && typeof value.unit === 'string' ? { ...figure } : value,
  );

for (const [words, figure] of [
  ['nothing', { amount: 0, unit: 'mg' }],
  ['less than nothing', { amount: -1, unit: 'mg' }],
  ['more than a number holds', { amount: Number.MAX_VALUE, unit: 'mg' }],
  ['millilitres', { amount: 1, unit: 'mL' }],
  ['units', { amount: 1, unit: 'units' }],
] as const) {
  test(`no rule fails over doses and strengths of ${words}, and some object`, () => {
    const unsound = filled(figure);
    for (const { name, find } of RULES) assert.doesNotThrow(() => find(unsound, exceptions), name);
    assert.ok(checkEdition(unsound, exceptions).length > 0);
  });
}
