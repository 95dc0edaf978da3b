import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { madeInSteps } from './made-in-steps.ts';

/** Counts up, one number per step, and reports each number. */
const counting = (told: number[], tick = () => {}) =>
  madeInSteps(function* (from: readonly number[]) {
    for (const each of from) {
      told.push(each);
      tick();
      yield;
    }
    return { count: from.length };
  });

test('the first use makes all of it, and the second nothing again', () => {
  const told: number[] = [];
  const counted = counting(told);
  const from = [1, 2, 3];
  assert.deepEqual(counted.of(from), { count: 3 });
  assert.equal(counted.of(from), counted.of(from));
  assert.deepEqual(told, [1, 2, 3]);
  assert.deepEqual(counted.of([4]), { count: 1 });
});

test('work ahead pauses between turns, ends when it is not wanted any more, and is finished by the first use', async (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const told: number[] = [];
  const counted = counting(told, () => {
    now += 5;
  });
  const from = [1, 2, 3, 4, 5, 6, 7, 8];
  const stop = new AbortController();
  const ahead = counted.ahead(from, stop.signal);
  assert.deepEqual(told, [], 'nothing in the task that asks');
  await pause();
  assert.deepEqual(told, [1, 2, 3], 'a turn of 12 ms');
  stop.abort();
  await ahead;
  assert.deepEqual(told, [1, 2, 3]);
  assert.deepEqual(counted.of(from), { count: 8 });
  assert.deepEqual(told, from, 'no step is done twice');
});

test('work ahead that is let alone makes all of it', async () => {
  const told: number[] = [];
  const counted = counting(told);
  const from = [1, 2, 3];
  await counted.ahead(from);
  assert.deepEqual(told, from);
  await pause();
  assert.deepEqual(counted.of(from), { count: 3 });
  assert.deepEqual(told, from);
});

test('what failed fails again, at once and ahead', async () => {
  const failing = madeInSteps(function* (_from: object) {
    yield;
    throw new Error('bad');
  });
  const from = {};
  assert.throws(() => failing.of(from), /bad/);
  assert.throws(() => failing.of(from), /bad/);
  await assert.rejects(failing.ahead(from), /bad/);
  await assert.rejects(failing.ahead(from), /bad/);
});
