import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markedPieces } from './marked-pieces.ts';

/** Shows figures in braces and marks in brackets. */
const cut = (text: string, term: string): string =>
  markedPieces(text, term)
    .map(({ figure, parts }) => {
      const words = parts.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('');
      return figure ? `{${words}}` : words;
    })
    .join('');

test('a figure stays in one piece in a text without the term', () => {
  assert.equal(cut('Adult 0.5 mL of 1 mg/mL.', 'stroke'), 'Adult {0.5 mL} of {1 mg/mL}.');
  assert.equal(cut('Stroke', ''), 'Stroke');
});

test('a mark stands inside a figure without breaking it', () => {
  assert.equal(cut('Adult 0.5 mL of 1 mg/mL', 'mg'), 'Adult {0.5 mL} of {1 [mg]/mL}');
});

test('a mark over the edge of a figure becomes two', () => {
  assert.equal(cut('EPINEPHrine 1:1,000 IM', 'epinephrine 1'), '[EPINEPHrine ]{[1]:1,000 IM}');
});
