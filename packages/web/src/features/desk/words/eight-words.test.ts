import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupsOfFour } from '../../../edition/sealed/groups-of-four.ts';
import { eightWords } from './eight-words.ts';
import { SHORT_WORDS } from './short-words.ts';

test('there are 256 different short plain words, none the beginning of another', () => {
  assert.equal(SHORT_WORDS.length, 256);
  assert.equal(new Set(SHORT_WORDS).size, 256);
  for (const word of SHORT_WORDS) assert.match(word, /^[a-z]{3,8}$/);
  const begun = SHORT_WORDS.filter((word) => SHORT_WORDS.some((other) => other !== word && other.startsWith(word)));
  assert.deepEqual(begun, []);
});

test('the first eight bytes of a digest are eight words, in their order; one other byte is one other word', () => {
  const digest = `00017f80feff0a10${'e'.repeat(48)}`;
  const words = eightWords(digest);
  assert.deepEqual(
    words,
    [0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff, 0x0a, 0x10].map((byte) => SHORT_WORDS[byte]),
  );
  const other = eightWords(`00017f80feff0a11${'e'.repeat(48)}`);
  assert.equal(words.filter((word, at) => word !== other[at]).length, 1);
});

test('a digest is printed in groups of four', () => {
  assert.equal(groupsOfFour('0123456789ab'), '0123 4567 89ab');
});
