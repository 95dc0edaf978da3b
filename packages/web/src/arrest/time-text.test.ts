import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftText, timeText } from './time-text.ts';

test('a clock counts seconds that have passed, with hours from the first on', () => {
  for (const [ms, text] of [
    [-5, '0:00'],
    [0, '0:00'],
    [999, '0:00'],
    [1000, '0:01'],
    [65_000, '1:05'],
    [3_599_999, '59:59'],
    [3_725_000, '1:02:05'],
  ] as const) {
    assert.equal(timeText(ms), text);
  }
});

test('what is left counts the second that has begun', () => {
  for (const [ms, text] of [
    [120_000, '2:00'],
    [119_999, '2:00'],
    [119_000, '1:59'],
    [1, '0:01'],
    [0, '0:00'],
    [-3000, '0:00'],
  ] as const) {
    assert.equal(leftText(ms), text);
  }
});
