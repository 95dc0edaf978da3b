import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { figureParts } from './figure-parts.ts';

const figures = (text: string) => figureParts(text).flatMap((part) => (part.figure ? [part.text] : []));

test('a number keeps its unit, a range its two ends', () => {
  assert.deepEqual(figures('Adult 0.5 mg = 0.5 mL of 1 mg/mL.'), ['0.5 mg', '0.5 mL', '1 mg/mL']);
  assert.deepEqual(figures('Push 100-120 per min, infusion 0.1-1 mcg/kg/min'), ['100-120 per', '0.1-1 mcg/kg/min']);
  assert.deepEqual(figures('Above 94%, 38.5 °C, 220/120 mmHg, 30:2'), ['94%', '38.5 °C', '220/120 mmHg', '30:2']);
  assert.deepEqual(figures('EPINEPHrine 1:10,000'), ['1:10,000']);
});

test('a number keeps the word that hangs on it', () => {
  assert.deepEqual(figures('12-lead on the way, a 10-fold overdose in 1-2 min'), ['12-lead', '10-fold', '1-2 min']);
});

test('a comma or a point behind a number ends the figure', () => {
  assert.deepEqual(figures('Adult 10, child 20, infant 30 per min. Mild 1, moderate 2. Go'), [
    '10',
    '20',
    '30 per',
    '1',
    '2',
  ]);
});

test('a digit inside a word is no figure', () => {
  assert.deepEqual(figures('SpO2, V3R and EtCO2'), []);
});

test('the parts of every line of the edition join to the line', () => {
  for (const card of Object.values(edition.protocols)) {
    for (const { text } of [...card.first60Seconds, ...card.blsCore, ...card.alsSteps, ...card.notes]) {
      const joined = figureParts(text)
        .map((part) => part.text)
        .join('');
      assert.equal(joined, text);
    }
  }
});
