import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnergy } from './read-energy.ts';

test('an energy is whole joules that a device can give', () => {
  assert.deepEqual([' 50 ', '1', '360'].map(readEnergy), [50, 1, 360]);
  assert.deepEqual(['', '0', '361', '28.5', '-50', '50 J', '0551'].map(readEnergy), Array(7).fill(undefined));
});
