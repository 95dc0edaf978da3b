import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ArrestEvent, type ArrestEventData, arrestState } from '@first60/clinical';
import { edition } from '@first60/content';
import { forgottenIn } from './forgotten.ts';

const at = { wall: 0, mono: 0, page: 'page', zone: 0 };
const logOf = (...events: ReadonlyArray<readonly [seconds: number, data: ArrestEventData]>): ArrestEvent[] =>
  events.map(([seconds, data], index) => ({
    id: `${index}`,
    code: 'code',
    seq: index + 1,
    t: seconds * 1000,
    at,
    version: 1,
    data,
  }));

const STARTED = { kind: 'started', plan: 'child', edition: '', practice: false, layout: 'als' } as const;
const weighs = (weight?: string) => ({ kind: 'patient', ...(weight !== undefined && { weight }) }) as const;

/** The wording of the epinephrine dose that is added to a log at a given time. */
function added(seconds: number, ...events: ReadonlyArray<readonly [seconds: number, data: ArrestEventData]>): string {
  const state = arrestState(logOf([0, STARTED], ...events));
  const choice = forgottenIn(state, edition.codes?.child)
    .flatMap(({ choices }) => choices)
    .find(({ id }) => id === 'drug epinephrine');
  const data = choice?.dataAt(seconds * 1000, '');
  assert.ok(typeof data === 'object' && data.kind === 'drug');
  return data.amount === undefined ? 'no amount' : `${data.amount.value} ${data.amount.unit} by ${data.weight} kg`;
}

const TWO_WEIGHTS = [[100, weighs('12')] as const, [200, weighs('14')] as const];

test('a forgotten dose goes by the weight that was known at its time', () => {
  assert.equal(added(100, ...TWO_WEIGHTS), '0.12 mg by 12 kg');
  assert.equal(added(199, ...TWO_WEIGHTS), '0.12 mg by 12 kg');
  assert.equal(added(200, ...TWO_WEIGHTS), '0.14 mg by 14 kg');
});

test('before any weight was known it goes by the first one that was', () => {
  assert.equal(added(40, ...TWO_WEIGHTS), '0.12 mg by 12 kg');
  assert.equal(added(40), 'no amount');
});

test('a weight that was cleared then counts no more', () => {
  assert.equal(added(160, [100, weighs('12')], [150, weighs()], [200, weighs('14')]), '0.14 mg by 14 kg');
  assert.equal(added(160, [100, weighs('12')], [150, weighs()]), 'no amount');
});
