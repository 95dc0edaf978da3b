import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeness } from './search-text.ts';
import { textsWith, wordIndexOf } from './word-index.ts';

const WORDS = ['a', 'ab', 'abc', 'b', 'ba', 'ع', 'عب'];
const PAIRS = WORDS.flatMap((first) => WORDS.map((second) => `${first} ${second}`));
const TRIPLES = PAIRS.flatMap((pair) => WORDS.map((third) => `${pair} ${third}`));
const ALL = ['', ...WORDS, ...PAIRS, ...TRIPLES];

test('no text that holds a term is passed over', () => {
  const index = wordIndexOf(ALL);
  for (const wanted of ALL.slice(1)) {
    const found = textsWith(index, wanted);
    const holding = [...ALL.keys()].filter((number) => closeness(ALL[number] ?? '', wanted) !== undefined);
    assert.deepEqual(
      holding.filter((number) => !found.includes(number)),
      [],
      wanted,
    );
  }
});

test('a text without the first word, or without a word that begins so, is passed over', () => {
  const index = wordIndexOf(['chest pain', 'chess', 'arm pain', '']);
  const found = (wanted: string) => textsWith(index, wanted);
  assert.deepEqual(found('ches'), [0, 1]);
  assert.deepEqual(found('chest p'), [0]);
  assert.deepEqual(found('che pain'), []);
  assert.deepEqual(found('pain'), [0, 2]);
  assert.deepEqual(found('z'), []);
});
