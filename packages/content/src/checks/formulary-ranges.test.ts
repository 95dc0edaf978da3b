import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RowFigure } from '@first60/clinical';
import { formulary } from '../formulary.ts';

/** How a dosing text limits its patients, and what the typed limit must then be. */
const WORDS: ReadonlyArray<readonly [RegExp, (first: number, second: number) => RowFigure['only']]> = [
  [/over (\d+) years only/, (years) => ({ aboveMonths: years * 12 })],
  [/from (\d+) years/, (years) => ({ fromMonths: years * 12 })],
  [/from (\d+) months of age/, (months) => ({ fromMonths: months })],
  [/, (\d+)-(\d+) years/, (from, to) => ({ fromMonths: from * 12, belowMonths: (to + 1) * 12 })],
  [/; [\d.]+ mg over (\d+) years/, (years) => ({ toMonths: years * 12 })],
  [/; newborn /, () => ({ fromMonths: 1 })],
  [/, over (\d+) kg/, (kg) => ({ aboveKg: kg })],
  [/, at (\d+) kg or less/, (kg) => ({ toKg: kg })],
  [/at (\d+) kg and over/, (kg) => ({ fromKg: kg })],
  [/mg from (\d+) kg/, (kg) => ({ fromKg: kg })],
  [/mg below (\d+) kg/, (kg) => ({ belowKg: kg })],
  [/, (\d+)-(\d+) kg/, (from, to) => ({ fromKg: from, toKg: to })],
];

const texts = Object.values(formulary).flatMap(({ id, dosing }) =>
  dosing.flatMap(({ adultDose, adultFigure, pedsDose, pedsFigure }) => [
    { id, text: adultDose, figure: adultFigure },
    { id, text: pedsDose, figure: pedsFigure },
  ]),
);

test('a text that limits its patients has that very limit typed, and no other text has one', () => {
  let limited = 0;
  for (const { id, text = '', figure } of texts) {
    if (figure === undefined) continue;
    const match = WORDS.flatMap(([words, limit]) => {
      const found = words.exec(text);
      return found ? [limit(Number(found[1]), Number(found[2]))] : [];
    });
    assert.deepEqual(figure.only, match[0], `${id}: ${text}`);
    limited += match.length;
  }
  assert.equal(limited, 17);
});

test('a typed figure whose text names an age or a weight is limited', () => {
  for (const { id, text = '', figure } of texts) {
    if (figure !== undefined && /years|months|newborn|\d kg/.test(text)) assert.ok(figure.only, `${id}: ${text}`);
  }
});
