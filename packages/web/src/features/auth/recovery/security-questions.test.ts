import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuestions } from './security-questions.ts';

const ANSWER = { securityQuestion1: 'One?', securityQuestion2: 'Two?', securityQuestion3: 'Three?' };

test('the three questions come in their order', () => {
  assert.deepEqual(readQuestions({ extra: 1, ...ANSWER }), ['One?', 'Two?', 'Three?']);
});

test('an answer without three questions is no answer', () => {
  for (const answer of [
    null,
    'text',
    [],
    {},
    { ...ANSWER, securityQuestion2: null },
    { ...ANSWER, securityQuestion3: '' },
  ]) {
    assert.equal(readQuestions(answer), undefined, JSON.stringify(answer));
  }
});
