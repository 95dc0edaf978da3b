import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArrestEvent, ArrestEventData } from '@first60/clinical';
import { edition } from '@first60/content';
import { pressWords } from './press-words.ts';
import { undoWords } from './undo-words.ts';

const log = (
  [
    { kind: 'drug', drug: 'epinephrine', amount: { value: '1', unit: 'mg' }, route: 'IO' },
    { kind: 'amended', of: '1', t: 0 },
    { kind: 'undone', of: '2' },
    { kind: 'restored', of: '2' },
  ] satisfies ArrestEventData[]
).map(
  (data, index): ArrestEvent => ({
    id: String(index + 1),
    code: 'code',
    seq: index + 1,
    t: 1000 * index,
    at: { wall: 0, mono: 0, page: 'page', zone: 180 },
    version: 1,
    data,
  }),
);

test('a press in words: what was given, and each correction with what it corrects', () => {
  const words = log.map((event) => undoWords([event], log, edition.codes?.adult));
  assert.deepEqual(words, [
    'Epinephrine 1 mg IO',
    'New time: Epinephrine 1 mg IO',
    'Undone: Epinephrine 1 mg IO',
    'Restored: Epinephrine 1 mg IO',
  ]);
});

test('of several events of one press the words are those of what happened', () => {
  assert.equal(undoWords(log.slice(0, 2), log, edition.codes?.adult, pressWords), 'Epinephrine 1 mg IO. Flush');
});
