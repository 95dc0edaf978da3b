import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardPatient, kg } from '@first60/clinical';
import type { Line } from '@first60/edition';
import { shownLines, whoseOf } from './shown-lines.ts';

const plain = (text: string): Line => ({ text, sources: [] });
const of = (whose: 'Adult' | 'Child', text: string): Line => ({
  text: `${whose}: ${text}`,
  sources: [],
  parts: { for: { group: whose === 'Adult' ? 'adult' : 'child' }, whose, say: text },
});
const LINES = [
  plain('Look.'),
  plain('Children:'),
  of('Child', 'Sit.'),
  plain('Grown:'),
  of('Adult', 'Lie.'),
  plain('Go.'),
];
const patient = (weight: string | null) =>
  cardPatient({ ageGroup: 'both' }, { weight: weight === null ? null : kg(weight), years: null });
const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text);

test('a known fact leaves out the lines that it excludes, and a heading goes with the last of its lines', () => {
  const { shown, others } = shownLines(LINES, patient('80'));
  assert.deepEqual(textsOf(shown), ['Look.', 'Grown:', 'Adult: Lie.', 'Go.']);
  assert.deepEqual(textsOf(others), ['Child: Sit.']);
  assert.equal(whoseOf(others), 'child');
});

test('while nothing is known, and outside an open card, every line is shown', () => {
  for (const who of [patient(null), undefined]) {
    assert.deepEqual(shownLines(LINES, who), { shown: LINES, others: [] });
  }
});
