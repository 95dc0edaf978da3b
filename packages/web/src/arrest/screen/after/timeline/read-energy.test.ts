import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnergy } from './read-energy.ts';

test('an energy is whole joules that a device can give', () => {
  assert.deepEqual([' 50 ', '1', '360'].map(readEnergy), [50, 1, 360]);
  assert.deepEqual(['', '0', '361', '28.5', '-50', '50 J', '0551'].map(readEnergy), Array(7).fill(undefined));
});

test('digits of another script, and marks that nobody sees', () => {
  assert.deepEqual(['٢٠٠', '۲۰۰', '２００', '\u200F200\u200E'].map(readEnergy), [200, 200, 200, 200]);
});
