import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pinnedEdition } from './pinned-edition.ts';
import type { SealedEdition } from './sealed-edition.ts';

const BUILT_IN = 'b'.repeat(64);
const of = (digest: string) => ({ facts: { digest } }) as SealedEdition; // what a pin is compared with
const [active, previous] = [of('2'), of('1')];

test('without a running code the active edition is shown', () => {
  assert.deepEqual(pinnedEdition({ sealed: active, previous }, [], BUILT_IN), { sealed: active, next: undefined });
});

test('a running code goes on with its edition: the active one, the one before, or that of the build', () => {
  assert.deepEqual(pinnedEdition({ sealed: active, previous }, ['2'], BUILT_IN), { sealed: active, next: undefined });
  assert.deepEqual(pinnedEdition({ sealed: active, previous }, ['1'], BUILT_IN), { sealed: previous, next: active });
  assert.deepEqual(pinnedEdition({ sealed: active, previous: undefined }, [BUILT_IN], BUILT_IN), {
    sealed: undefined,
    next: active,
  });
});

test('a recall does not take a code from its edition', () => {
  assert.equal(pinnedEdition({ sealed: active, previous }, ['1-3,4'], BUILT_IN).sealed, previous);
  assert.equal(pinnedEdition({ sealed: active, previous }, [`${BUILT_IN}-1`], BUILT_IN).sealed, undefined);
});

test('of two codes with two editions the newer one is shown', () => {
  assert.equal(pinnedEdition({ sealed: active, previous }, ['1', '2'], BUILT_IN).sealed, active);
});

test('an edition that is gone leaves the active one', () => {
  assert.deepEqual(pinnedEdition({ sealed: active, previous }, ['0'], BUILT_IN), { sealed: active, next: undefined });
  assert.deepEqual(pinnedEdition({ sealed: undefined, previous: undefined }, ['1'], BUILT_IN), {
    sealed: undefined,
    next: undefined,
  });
});
