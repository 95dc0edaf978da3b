import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAge } from '@first60/clinical';
import { ageEcho, typedAge, yearsWords } from './age-words.ts';

test('what was read of an age is said in words', () => {
  for (const [text, words] of [
    ['6/12', '6 months'],
    ['1y6m', '1 year 6 months'],
    ['6 mon', '6 months'],
    ['سنتين', '2 years'],
    ['٦ أشهر', '6 months'],
    ['3/52', '3 weeks'],
    ['1/7', '1 day'],
    ['2yo', '2 years'],
    ['newborn', '0 days'],
  ] as const) {
    assert.equal(ageEcho(text), `Read as ${words}.`);
    assert.equal(typedAge(text), words);
  }
});

test('a number of years needs no echo, and what is no age has none', () => {
  for (const text of ['6', '1.5', '٦', '', '3-4 years', 'six']) assert.equal(ageEcho(text), undefined, text);
  assert.equal(typedAge(' 6 '), '6');
  assert.equal(typedAge(' 3-4 years '), '3-4 years');
});

test('an exact age in whole years, whole months, or days', () => {
  const words = (text: string) => {
    const read = readAge(text);
    return read.kind === 'age' ? yearsWords(read.age) : read.kind;
  };
  assert.deepEqual(['2', '6/12', '1y6m', '3 weeks', '2.5', '1', '0'].map(words), [
    '2 years',
    '6 months',
    '18 months',
    '21 days',
    '30 months',
    '1 year',
    '0 days',
  ]);
});
