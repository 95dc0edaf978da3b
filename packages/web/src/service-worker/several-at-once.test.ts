import assert from 'node:assert/strict';
import { test } from 'node:test';
import { severalAtOnce } from './several-at-once.ts';

const names = Array.from({ length: 11 }, (_, index) => `file ${index}`);

test('every item is worked on once, in order, never more than four at once', async () => {
  const begun: string[] = [];
  let running = 0;
  let most = 0;
  await severalAtOnce(names, async (name) => {
    begun.push(name);
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  });
  assert.deepEqual(begun, names);
  assert.equal(most, 4);
});

test('one failure fails all, and nothing more begins', async () => {
  const begun: string[] = [];
  const work = async (name: string) => {
    begun.push(name);
    await new Promise(setImmediate);
    if (name === 'file 2') throw new Error('It could not be had');
  };
  await assert.rejects(severalAtOnce(names, work), /It could not be had/);
  await new Promise(setImmediate);
  assert.ok(begun.length < names.length, String(begun.length));
});
