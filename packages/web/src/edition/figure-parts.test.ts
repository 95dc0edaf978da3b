import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { figureParts, joinedFigures } from './figure-parts.ts';

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

/** Every string within a plain value, except the names of its sources. */
function strings(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || key === 'sources') return [];
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, name));
}

const UNIT =
  /\d ?(?:mcg|mg|g|kg|mL|L|mEq|units?|J|mmHg|mmol|cmH2O|cm|mm|m|Fr|G|Hz|mA|min|h|s|days?|weeks?|months?|years?|%|°C)(?![\p{L}\d])/gu;

test('in every sentence of the edition a number and its unit are one figure', () => {
  const { protocols, formulary, quickDoses, quickAgeDoses, adultDosing, zones, constants, illustrations } = edition;
  const texts = strings({
    protocols,
    formulary,
    quickDoses,
    quickAgeDoses,
    adultDosing,
    zones,
    constants,
    illustrations,
  });
  const apart = texts.filter((text) => {
    const joined = joinedFigures(text);
    return (joined.match(UNIT)?.length ?? 0) > 0 && [...joined.matchAll(UNIT)].some(([found]) => found.includes(' '));
  });
  assert.deepEqual([...new Set(apart)], []);
  assert.ok(texts.length > 9000, String(texts.length));
});

test('shared text keeps its figures with blanks that do not break, and nothing else of it changes', () => {
  const text = 'Weight: 12.5 kg. 0.125 mg, 1.25 mL of 0.1 mg/mL, every 3-5 min';
  const joined = joinedFigures(text);
  assert.equal(joined.replaceAll('\u00a0', ' '), text);
  for (const figure of ['12.5\u00a0kg', '0.125\u00a0mg', '1.25\u00a0mL', '0.1\u00a0mg/mL', '3-5\u00a0min']) {
    assert.ok(joined.includes(figure), figure);
  }
});
