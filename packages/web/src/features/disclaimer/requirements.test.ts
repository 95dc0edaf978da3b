import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isComplete, REQUIREMENTS, readTicked, setTicked } from './requirements.ts';

test('only all three boxes together complete the requirements', () => {
  let text = '';
  const seen = REQUIREMENTS.map((requirement) => {
    text = setTicked(text, requirement, true);
    return isComplete(text);
  });
  assert.deepEqual(seen, [false, false, true]);
});

test('taking one tick back leaves the other two', () => {
  assert.equal(setTicked('understood agreed liable', 'agreed', false), 'understood liable');
  assert.equal(isComplete('understood liable'), false);
});

test('a repeated or unknown word never completes the requirements', () => {
  assert.equal(isComplete('agreed agreed agreed'), false);
  assert.equal(isComplete('understood agreed accepted'), false);
  assert.deepEqual(readTicked('agreed x'), ['agreed']);
});
