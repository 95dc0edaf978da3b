import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAge } from './age-text.ts';

const reading = (text: string): string => {
  const result = readAge(text);
  return result.kind === 'age' ? result.age.value.round(4).toFixed() : result.kind;
};

for (const [text, expected] of [
  ['6', '6'],
  ['2 y', '2'],
  ['2y', '2'],
  ['10 years', '10'],
  ['6 months', '0.5'],
  ['18 mo', '1.5'],
  ['3 weeks', '0.0575'],
  ['10 days', '0.0274'],
  ['2.5', '2.5'],
  ['٦', '6'],
  ['0', '0'],
  ['120', '120'],
  ['121', 'too-old'],
  ['', 'empty'],
  ['3-4 years', 'not-understood'],
  ['under 3 months', 'not-understood'],
  ['six', 'not-understood'],
  ['6 minutes', 'not-understood'],
  ['-2', 'not-understood'],
  ['2 y 3 mo', 'not-understood'],
] as const) {
  test(`an age typed as "${text}" reads as ${expected}`, () => assert.equal(reading(text), expected));
}
