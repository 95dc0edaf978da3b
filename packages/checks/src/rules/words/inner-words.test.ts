import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectedTo } from '../../testing/finds.ts';
import { innerWords } from './inner-words.ts';

test('words of the inside of the app are found', () => {
  const inner = ['the calculator shows it', 'shows HIGH DOSE', 'an age this row excludes', 'the parser', 'parsed'];
  assert.deepEqual(objectedTo(innerWords, [...inner, 'the dose of this age', 'a high dose']), inner);
});
