import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECURITY_QUESTIONS } from '@first60/contract';
import { offeredQuestions, type QuestionSet, withAnswer, withQuestion } from './question-set.ts';

const [BORN, SCHOOL, PET] = [SECURITY_QUESTIONS[1], SECURITY_QUESTIONS[2], SECURITY_QUESTIONS[8]];
const set: QuestionSet = {
  1: { question: BORN, answer: 'Abha' },
  2: { question: SCHOOL, answer: 'Al Noor' },
  3: { question: PET, answer: 'Barq' },
};

test('number 1 offers all 16, number 2 leaves out choice 1, number 3 leaves out choices 1 and 2', () => {
  assert.equal(offeredQuestions(set, 1).length, 16);
  assert.deepEqual(
    offeredQuestions(set, 2),
    SECURITY_QUESTIONS.filter((question) => question !== BORN),
  );
  assert.deepEqual(
    offeredQuestions(set, 3),
    SECURITY_QUESTIONS.filter((question) => question !== BORN && question !== SCHOOL),
  );
});

test('another question asks for its own answer', () => {
  const other = SECURITY_QUESTIONS[0];
  assert.deepEqual(withQuestion(set, 2, other), { ...set, 2: { question: other, answer: '' } });
});

test('a later number with the same question gives way with its answer', () => {
  assert.deepEqual(withQuestion(set, 1, PET), {
    1: { question: PET, answer: '' },
    2: set[2],
    3: { question: '', answer: '' },
  });
});

test('an answer changes its own number alone', () => {
  assert.deepEqual(withAnswer(set, 3, 'Sahm'), { ...set, 3: { question: PET, answer: 'Sahm' } });
});
