import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cincinnatiBand, cincinnatiTotal } from './cincinnati.ts';

test('three normal signs are 0 and negative', () => {
  assert.deepEqual(cincinnatiTotal({ face: 0, arm: 0, speech: 0 }), { kind: 'complete', total: 0 });
  assert.equal(cincinnatiBand(0), 'negative');
});

test('any single abnormal sign is 1 and positive', () => {
  for (const sign of ['face', 'arm', 'speech'] as const) {
    const answers = { face: 0, arm: 0, speech: 0, [sign]: 1 };
    assert.deepEqual(cincinnatiTotal(answers), { kind: 'complete', total: 1 }, sign);
  }
  assert.deepEqual([1, 2, 3].map(cincinnatiBand), ['positive', 'positive', 'positive']);
});

test('a sign scores 1 at most', () => {
  for (const sign of ['face', 'arm', 'speech'] as const) {
    assert.throws(() => cincinnatiTotal({ face: 0, arm: 0, speech: 0, [sign]: 2 }), RangeError, sign);
  }
});
