import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerForms, foldAnswer } from './security-answer.ts';

/** Answers that a person considers the same, one group per line. */
const ONE_ANSWER = [
  ['al harbi', ' Al\u00a0 HARBI ', 'ａｌ　ｈａｒｂｉ', 'al\tharbi'],
  ['Al-Khobar', 'Al Khobar', 'al–khobar', 'AL\u2011KHOBAR', 'Al Khobar.'],
  ['1999', '١٩٩٩', '۱۹۹۹', '１９９９', '1\u200e999'],
  ['مكة', 'مكه', 'مَكَّة', 'مـكـة', '\u200fمكة\u200f'],
  ['إبراهيم', 'ابراهيم', 'أبراهيم'],
  ['مصطفى', 'مصطفي', 'مصطفی'],
  ["O'Neil", 'O’Neil', 'ONeil', 'Oʼneil'],
  ['José', 'Jose\u0301', 'Jose'],
  ['St. Mary', 'St Mary', 'St. Mary.'],
  ['Straße', 'STRASSE'],
];

test('what keyboards and days write differently is one answer', () => {
  for (const answers of ONE_ANSWER) assert.equal(new Set(answers.map(foldAnswer)).size, 1, answers.join(' | '));
});

test('other answers stay other answers', () => {
  const answers = [...ONE_ANSWER.map(([first = '']) => foldAnswer(first)), 'alharbi', '1998', 'مكا', '?', '!'];
  assert.equal(new Set(answers.map(foldAnswer)).size, answers.length);
});

test('an answer is also compared in the form in which it was stored before', () => {
  assert.deepEqual(answerForms('Al-Khobar'), ['al khobar', 'al-khobar']);
  assert.deepEqual(answerForms('riyadh'), ['riyadh']);
});
