import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayText, momentText } from './moment-text.ts';

/** 3 April in every time zone. */
const MOMENT = '2026-04-03T12:05:09.000Z';
/** Day and month as two numbers. Their order differs between countries. */
const DAY_BESIDE_MONTH = /0?[34][/.-]0?[34]\D/;

test('the month is a word, so that nobody takes it for the day', () => {
  for (const text of [dayText(MOMENT), momentText(MOMENT), momentText(MOMENT, 'exact')]) {
    assert.match(text, /2026/);
    assert.doesNotMatch(text, DAY_BESIDE_MONTH);
  }
});

test('seconds stand in the exact time alone', () => {
  const [exact, short] = [momentText(MOMENT, 'exact'), momentText(MOMENT)];
  assert.match(exact ?? '', /05\D09/);
  assert.match(short ?? '', /05/);
  assert.doesNotMatch(short ?? '', /05\D09/);
});

test('a reader of a language that the app does not speak reads the dates in the words of the app, in Latin digits', () => {
  const own = navigator.language;
  const speak = (language: string) =>
    Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  try {
    for (const language of ['ar-SA', 'fa-IR', 'fr-FR']) {
      speak(language);
      assert.match(momentText(MOMENT, 'exact'), /^Apr 3, 2026, \d{1,2}:05:09 [AP]M$/, language);
      assert.equal(dayText(MOMENT), 'Apr 3, 2026');
    }
    speak('en-GB');
    assert.equal(dayText(MOMENT), '3 Apr 2026');
  } finally {
    speak(own);
  }
});
