import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasReason, needsReason } from './slow-tests.ts';

test('a test of over 15 s needs a reason above it', () => {
  assert.deepEqual(
    [15_000, 15_001].map((ms) => needsReason({ ms })),
    [false, true],
  );
  const source = [
    '// Slow: it kills the browser five times.',
    "test('killed', () => {});",
    '',
    "test('other', () => {});",
    '// Slow:',
    "test('empty', () => {});",
  ].join('\n');
  assert.equal(hasReason(source, 2), true);
  assert.equal(hasReason(source, 4), false);
  assert.equal(hasReason(source, 6), false);
});
