import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('of ten pieces of work at most two run at a time, in order, and a failing one frees its place', async () => {
  const inTurn = createConcurrencyLimit(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (index: number) => {
    started.push(index);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resume) => setImmediate(resume));
    running -= 1;
    if (index % 3 === 0) throw new Error(`work ${index}`);
    return index;
  };
  const order = Array.from({ length: 10 }, (_, index) => index);
  const results = await Promise.allSettled(order.map((index) => inTurn(() => work(index))));
  assert.equal(most, 2);
  assert.deepEqual(started, order);
  // The second run shows that no slot was lost or added.
  const again = await Promise.allSettled(order.map((index) => inTurn(() => work(index))));
  assert.equal(most, 2);
  assert.equal(again.length, 10);
  assert.deepEqual(
    results.map(({ status }) => status === 'rejected'),
    order.map((index) => index % 3 === 0),
  );
});
