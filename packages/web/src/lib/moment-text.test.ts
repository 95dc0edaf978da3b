import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayText, momentText } from './moment-text.ts';

/** The third of April, in every time zone. */
const MOMENT = '2026-04-03T12:05:09.000Z';
/** The two numbers that change places between countries. */
const DAY_BESIDE_MONTH = /0?[34][/.-]0?[34]\D/;

const DIGITS = new Map(
  Array.from({ length: 10 }, (_, digit) => [new Intl.NumberFormat().format(digit), String(digit)]),
);
/** In digits that the expressions know: a machine in Riyadh writes others. */
const western = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => DIGITS.get(digit) ?? digit);

test('the month is a word, so that nobody takes it for the day', () => {
  for (const text of [dayText(MOMENT), momentText(MOMENT), momentText(MOMENT, 'exact')].map(western)) {
    assert.match(text, /2026/);
    assert.doesNotMatch(text, DAY_BESIDE_MONTH);
  }
});

test('seconds stand in the exact time alone', () => {
  const [exact, short] = [momentText(MOMENT, 'exact'), momentText(MOMENT)].map(western);
  assert.match(exact ?? '', /05\D09/);
  assert.match(short ?? '', /05/);
  assert.doesNotMatch(short ?? '', /05\D09/);
});
