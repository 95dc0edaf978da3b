import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayText, momentText } from './moment-text.ts';

/** The third of April, in every time zone. */
const MOMENT = '2026-04-03T12:05:09.000Z';
/** The two numbers that change places between countries. */
const DAY_BESIDE_MONTH = /0?[34][/.-]0?[34]\D/;

test('the month is a word, so that nobody takes it for the day', () => {
  for (const text of [dayText(MOMENT), momentText(MOMENT), momentText(MOMENT, 'exact')]) {
    assert.match(text, /2026/);
    assert.doesNotMatch(text, DAY_BESIDE_MONTH);
  }
});

test('seconds stand in the exact time alone', () => {
  assert.match(momentText(MOMENT, 'exact'), /05\D09/);
  assert.match(momentText(MOMENT), /05/);
  assert.doesNotMatch(momentText(MOMENT), /05\D09/);
});
