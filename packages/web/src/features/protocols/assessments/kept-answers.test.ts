import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GLASGOW } from '@first60/clinical';
import { idleMinutes, isStarted, readKept, writeKept } from './kept-answers.ts';

test('answers come back as they were kept', () => {
  const kept = { answers: { eye: 4, verbal: -1, motor: 6 }, at: 1_000 };
  assert.deepEqual(readKept(GLASGOW, writeKept(kept)), kept);
});

test('what is not an answer of the scale counts as unanswered', () => {
  const none = { answers: { eye: -1, verbal: -1, motor: -1 }, at: 0 };
  for (const text of [
    '',
    'null',
    '[]',
    '{"answers":{"eye":9,"verbal":0,"motor":"6"},"at":5}',
    '{"answers":{},"at":5}',
  ]) {
    assert.deepEqual(readKept(GLASGOW, text), none, text);
  }
  assert.deepEqual(readKept(GLASGOW, '{"answers":{"eye":2,"motor":2.5},"at":5}'), {
    answers: { eye: 2, verbal: -1, motor: -1 },
    at: 5,
  });
});

test('after 30 minutes without an answer the patient is asked about, not before', () => {
  const at = 1_000_000;
  assert.equal(idleMinutes({ at }, at + 29 * 60_000), undefined);
  assert.equal(idleMinutes({ at }, at + 30 * 60_000), 30);
  assert.equal(idleMinutes({ at }, at + 75.9 * 60_000), 75);
  assert.equal(idleMinutes({ at: 0 }, at + 90 * 60_000), undefined, 'nothing was answered');
});

test('one answer starts a tool', () => {
  assert.ok(!isStarted({ eye: -1, verbal: -1, motor: -1 }));
  assert.ok(isStarted({ eye: -1, verbal: 1, motor: -1 }));
});
