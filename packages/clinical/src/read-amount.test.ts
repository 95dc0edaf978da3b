import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAmount } from './read-amount.ts';

const LIMITS = { from: 0.01, to: 10000, decimals: 2 };

const read = (text: string): string => {
  const reading = readAmount(text, LIMITS);
  return reading.kind === 'amount' ? reading.value.toFixed() : reading.because;
};

test('an amount is read as it is typed, to both ends of its limits', () => {
  for (const [text, value] of [
    ['4', '4'],
    ['0.01', '0.01'],
    ['10000', '10000'],
    ['0,25', '0.25'],
    [' 2.50 ', '2.5'],
    ['1.500', '1.5'],
    ['٤', '4'],
    ['12.', '12'],
  ] as const) {
    assert.equal(read(text), value, text);
  }
});

test('what is no such amount is none, and says why: it is never capped or rounded', () => {
  for (const [text, because] of [
    ['', 'empty'],
    ['  ', 'empty'],
    ['four', 'not-a-number'],
    ['-4', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['1,000', 'not-a-number'],
    ['4 mg', 'not-a-number'],
    ['0', 'out-of-range'],
    ['0.009', 'out-of-range'],
    ['10000.01', 'out-of-range'],
    ['1.005', 'too-many-decimals'],
  ] as const) {
    assert.equal(read(text), because, text);
  }
});
