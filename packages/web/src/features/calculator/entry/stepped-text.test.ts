import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMPREHENSIVE_AGE, COMPREHENSIVE_WEIGHT } from '@first60/clinical';
import { steppedText } from './stepped-text.ts';

test('0.1 kg steps stay exact: 0.2 and 0.1 more is 0.3', () => {
  assert.equal(steppedText('0.2', 0.1, COMPREHENSIVE_WEIGHT), '0.3');
  assert.equal(steppedText('12.5', -0.1, COMPREHENSIVE_WEIGHT), '12.4');
});

test('a step ends at 0 and at 150 kg, and at 120 years', () => {
  assert.equal(steppedText('0.5', -1, COMPREHENSIVE_WEIGHT), '0');
  assert.equal(steppedText('149.95', 0.1, COMPREHENSIVE_WEIGHT), '150');
  assert.equal(steppedText('120', 1, COMPREHENSIVE_AGE), '120');
});

test('an empty field and one that cannot be read step from 0', () => {
  assert.equal(steppedText('', 1, COMPREHENSIVE_WEIGHT), '1');
  assert.equal(steppedText('abc', 1, COMPREHENSIVE_AGE), '1');
});
