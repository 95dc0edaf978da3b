import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECURITY_QUESTIONS } from '@first60/contract';
import { chooseQuestion, QUESTION_NUMBERS, type QuestionFields, questionsFor } from './security-questions.ts';

const [BORN, SCHOOL, PET] = [SECURITY_QUESTIONS[1], SECURITY_QUESTIONS[2], SECURITY_QUESTIONS[8]];

const EMPTY: QuestionFields = {
  securityQuestion1: '',
  securityAnswer1: '',
  securityQuestion2: '',
  securityAnswer2: '',
  securityQuestion3: '',
  securityAnswer3: '',
};
const draft: QuestionFields = {
  securityQuestion1: BORN,
  securityAnswer1: 'Riyadh',
  securityQuestion2: SCHOOL,
  securityAnswer2: 'Al Noor',
  securityQuestion3: PET,
  securityAnswer3: 'Rex',
};

test('question 1 offers all 16, question 2 leaves out choice 1, question 3 leaves out choices 1 and 2', () => {
  assert.equal(questionsFor(1, draft).length, 16);
  assert.deepEqual(
    questionsFor(2, draft),
    SECURITY_QUESTIONS.filter((question) => question !== BORN),
  );
  assert.deepEqual(
    questionsFor(3, draft),
    SECURITY_QUESTIONS.filter((question) => question !== BORN && question !== SCHOOL),
  );
});

test('with nothing chosen every question offers all 16', () => {
  assert.equal(questionsFor(3, EMPTY).length, 16);
});

test('choosing for question 1 what question 3 had clears question 3 and its answer, and nothing else', () => {
  const next = { ...draft, ...chooseQuestion(draft, 1, PET) };
  assert.deepEqual(next, { ...draft, securityQuestion1: PET, securityQuestion3: '', securityAnswer3: '' });
});

test('emptying a question clears no other one', () => {
  assert.deepEqual(chooseQuestion({ ...draft, securityQuestion2: '' }, 1, ''), { securityQuestion1: '' });
});

test('whatever the order of choosing, no two questions are ever the same', () => {
  for (const number of [1, 2, 3] as const) {
    for (const question of SECURITY_QUESTIONS) {
      if (!questionsFor(number, draft).includes(question)) continue;
      const next = { ...draft, ...chooseQuestion(draft, number, question) };
      const chosen = QUESTION_NUMBERS.map((each) => next[`securityQuestion${each}`]).filter(Boolean);
      assert.equal(new Set(chosen).size, chosen.length, `question ${number}: ${question}`);
    }
  }
});
