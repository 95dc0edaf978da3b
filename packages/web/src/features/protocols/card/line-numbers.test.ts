import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '@first60/edition';
import { numberLines, sourcesOfLines } from './line-numbers.ts';

const lines: Line[] = [
  { text: 'Every cycle:', sources: ['spec'] },
  { text: 'Compress', sources: ['spec', 'la-1309'] },
  { text: 'VF: shock', sources: [] },
  { text: 'Then: ', sources: [] },
  { text: 'Epinephrine', sources: ['la-1309'] },
];

test('headings end in a colon and have no number; numbers run on across them', () => {
  assert.deepEqual(
    numberLines(lines).map(({ number }) => number),
    [undefined, 1, 2, undefined, 3],
  );
});

test('each source names the lines that rest on it', () => {
  assert.deepEqual(sourcesOfLines(lines), [
    { key: 'spec', lines: [1] },
    { key: 'la-1309', lines: [1, 3] },
  ]);
});
