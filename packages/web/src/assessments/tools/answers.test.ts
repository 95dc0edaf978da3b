import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GLASGOW, PAIN_FACES } from '@first60/clinical';
import { answersText, isStarted, readAnswers } from './answers.ts';

test('answers come back as they were kept', () => {
  const answers = { eye: 4, verbal: -1, motor: 6 };
  assert.deepEqual(readAnswers(GLASGOW, answersText(answers)), answers);
});

test('what is not an answer of the scale counts as unanswered', () => {
  const none = { eye: -1, verbal: -1, motor: -1 };
  for (const text of ['', 'null', '[]', '4', '{"eye":9,"verbal":0,"motor":"6"}', '{}']) {
    assert.deepEqual(readAnswers(GLASGOW, text), none, text);
  }
  assert.deepEqual(readAnswers(GLASGOW, '{"eye":2,"motor":2.5}'), { eye: 2, verbal: -1, motor: -1 });
});

test('a number between two faces is no answer', () => {
  assert.deepEqual(readAnswers(PAIN_FACES, '{"face":3}'), { face: -1 });
  assert.deepEqual(readAnswers(PAIN_FACES, '{"face":4}'), { face: 4 });
});

test('one answer starts a tool', () => {
  assert.ok(!isStarted({ eye: -1, verbal: -1, motor: -1 }));
  assert.ok(isStarted({ eye: -1, verbal: 1, motor: -1 }));
});
