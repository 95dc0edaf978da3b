import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryOnConflict } from './retry.ts';

const failure = (code: string) => Object.assign(new Error('could not serialize'), { code });
const random = () => 0;

test('a transaction that lost against another is run again, nine times at most', async () => {
  for (const code of ['40001', '40P01']) {
    let tries = 0;
    const succeedsAt = (last: number) => async () => {
      tries += 1;
      if (tries < last) throw failure(code);
      return tries;
    };
    assert.equal(await retryOnConflict(succeedsAt(10), { random }), 10);
    tries = 0;
    await assert.rejects(retryOnConflict(succeedsAt(11), { random }), { code });
    assert.equal(tries, 10);
  }
});

test('any other failure ends it at once', async () => {
  let tries = 0;
  const run = async () => {
    tries += 1;
    throw failure('23505');
  };
  await assert.rejects(retryOnConflict(run, { random }), { code: '23505' });
  assert.equal(tries, 1);
});

test('the pauses are drawn from the given randomness: with its highest values ten tries take 450 ms', async () => {
  const start = performance.now();
  await assert.rejects(retryOnConflict(() => Promise.reject(failure('40001')), { random: () => 1 }));
  const took = performance.now() - start;
  assert.ok(took > 430 && took < 1500, `${took} ms`);
});
