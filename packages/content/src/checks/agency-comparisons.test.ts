import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteOf, type Protocol } from '@first60/edition';
import { protocols } from '../protocols.ts';
import { cardLists } from './card-lines.ts';
import { cardOf } from './looked-up.ts';

/** The agencies whose protocols the cards rest on, as a comparison names them. */
const AGENCIES =
  /Los Angeles|\bLA\b|Massachusetts|Maryland|Western Virginia|Salt Lake|\bCEMS\b|New Hampshire|International SOS|St John/;

/** What a crew reads while it works that only says how agencies differ: that belongs into the guideline notes. */
const compared = (card: Protocol): string[] => {
  const { guidelineNotes: _, ...read } = cardLists(card);
  const lines = Object.values(read).flatMap((list) => list.map(({ text }) => text));
  const facts = card.medications.flatMap(({ route, timing, max = '', examples = '', ...line }) => [
    ...[route, timing, max, examples, noteOf(line) ?? ''],
  ]);
  return [...lines, ...facts].filter((text) => AGENCIES.test(text));
};

test('no line that a crew reads at work compares agencies: the guideline notes do', () => {
  const found = Object.values(protocols).flatMap((card) => compared(card).map((text) => `${card.id}: ${text}`));
  assert.deepEqual(found, []);
});

test('the check finds a comparison in a step and in a medication line, and lets one in the guideline notes pass', () => {
  const card = cardOf('stroke');
  const comparison = { text: 'CEMS: 20 min.', sources: [] };
  const [dose] = card.medications;
  assert.ok(dose);
  assert.deepEqual(
    compared({
      ...card,
      alsSteps: [comparison],
      medications: [{ ...dose, note: 'Maryland gives half' }],
      guidelineNotes: [comparison],
    }),
    ['CEMS: 20 min.', 'Maryland gives half'],
  );
});
