import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  convertible,
  type Dose,
  doseOf,
  type Figure,
  type InfusionRange,
  perMl,
  type RowFigure,
  readDoseText,
  volumeOf,
} from '@first60/clinical';
import type { DosingRow } from '@first60/edition';
import { formulary } from '../formulary.ts';
import { differing } from './differing.ts';
import { EXPECTED_DRUGS } from './expected-drugs.ts';
import { drugOf } from './looked-up.ts';

const drugs = Object.values(formulary);
const rows = drugs.flatMap(({ id, dosing }) => dosing.map((row) => ({ id, row })));

/** What the comprehensive calculator's own parser makes of a text. */
function read(text: string): { readonly perKg?: string; readonly fixed?: string } {
  const result = readDoseText(text);
  switch (result.kind) {
    case 'per-kg':
      return { perKg: printDose(result.perKg) };
    case 'fixed':
      return { fixed: printDose(result.dose) };
    case 'text':
      return {};
  }
}

const printDose = ({ value, unit }: Dose): string => `${value.toFixed()} ${unit}`;

const print = ({ amount, unit }: Figure): string => `${amount} ${unit}`;

const typed = ({ perKg, fixed }: RowFigure) => ({
  ...(perKg && { perKg: print(perKg) }),
  ...(fixed && { fixed: print(fixed) }),
});

test('golden table: every bolus text reads to the figure typed beside it', () => {
  for (const { id, row } of rows) {
    if (row.kind !== 'bolus') continue;
    if (row.adultFigure) assert.deepEqual(read(row.adultDose ?? ''), typed(row.adultFigure), `${id}: ${row.adultDose}`);
    if (row.pedsFigure) assert.deepEqual(read(row.pedsDose ?? ''), typed(row.pedsFigure), `${id}: ${row.pedsDose}`);
  }
});

test('an adult bolus text with a figure has it typed; a child text without one has no per-kg dose to read', () => {
  for (const { id, row } of rows) {
    if (row.kind !== 'bolus') continue;
    if (/\d/.test(row.adultDose ?? '')) assert.ok(row.adultFigure, `${id}: ${row.adultDose}`);
    if (!row.pedsFigure) assert.doesNotMatch(row.pedsDose ?? '', /\/kg/, `${id}: ${row.pedsDose}`);
  }
});

test('a ceiling in brackets is the typed ceiling', () => {
  const limit = (text: string, word: 'min' | 'max') => new RegExp(`${word} ([\\d.]+ \\w+)`).exec(text)?.[1];
  for (const { id, row } of rows) {
    for (const [text, figure] of [
      [row.adultDose, row.adultFigure],
      [row.pedsDose, row.pedsFigure],
    ] as const) {
      if (text === undefined || figure === undefined) continue;
      assert.equal(figure.max && print(figure.max), limit(text, 'max'), `${id}: ${text}`);
      assert.equal(figure.min && print(figure.min), limit(text, 'min'), `${id}: ${text}`);
    }
  }
});

test('a dose text begins with its dose, as one figure and not a range', () => {
  for (const { id, row } of rows) {
    if (row.kind !== 'bolus') continue;
    for (const text of [row.adultDose, row.pedsDose]) {
      if (text === undefined || !/\d/.test(text)) continue;
      assert.match(text, /^[\d.]+ (mg|mcg)\b/, `${id}: ${text}`);
      assert.doesNotMatch(text, /\d\s*-\s*[\d.]+ (mg|mcg)/, `${id}: ${text}`);
    }
  }
});

test('a rate per minute stands in an infusion row, and an infusion row has no bolus figure', () => {
  for (const { id, row } of rows) {
    const texts = `${row.adultDose ?? ''} ${row.pedsDose ?? ''}`;
    assert.equal(row.kind === 'infusion', /\/min/.test(texts) && /mcg|mg/.test(texts), `${id}: ${texts}`);
    if (row.kind === 'infusion') assert.ok(!row.adultFigure && !row.pedsFigure, `${id}: ${row.indication}`);
  }
});

test('infusions, fluids, grams, units and mEq are out of the parser: it reads no dose in them', () => {
  for (const { id, row } of rows) {
    if (row.kind === 'bolus') continue;
    for (const text of [row.adultDose, row.pedsDose]) {
      if (text !== undefined) assert.deepEqual(read(text), {}, `${id}: ${text}`);
    }
  }
});

test('a figure is either fixed or per kg, never both', () => {
  for (const { id, row } of rows) {
    for (const figure of [row.adultFigure, row.pedsFigure]) {
      if (figure) assert.equal(Number(!!figure.fixed) + Number(!!figure.perKg), 1, `${id}: ${row.indication}`);
    }
  }
});

const show = (figure: RowFigure | undefined): string => {
  if (figure === undefined) return '-';
  const base = figure.perKg ? `${print(figure.perKg)}/kg` : figure.fixed ? print(figure.fixed) : '?';
  const only = Object.entries(figure.only ?? {}).map(([end, value]) => `${end} ${value}`);
  return [base, figure.min && `min ${print(figure.min)}`, figure.max && `max ${print(figure.max)}`, ...only]
    .filter(Boolean)
    .join(' ');
};

const showRange = ({ low, high, per, orderAbove }: InfusionRange): string =>
  `${low.amount}-${print(high)}/${per}${orderAbove ? ` above ${print(orderAbove)} on order` : ''}`;

const figuresOf = (row: DosingRow): string =>
  [
    row.adultInfusion ? showRange(row.adultInfusion) : show(row.adultFigure),
    row.pedsInfusion ? showRange(row.pedsInfusion) : show(row.pedsFigure),
  ].join(' | ');

/** One column of the table, drug by drug. */
const expected = (column: (drug: (typeof EXPECTED_DRUGS)[keyof typeof EXPECTED_DRUGS]) => readonly string[]) =>
  Object.fromEntries(Object.entries(EXPECTED_DRUGS).map(([id, drug]) => [id, column(drug)]));

const MEND = 'from the source, correct the drug or checks/expected-drugs.ts';

test('the figures of all drugs are those of the dosing tables', () => {
  const written = Object.fromEntries(drugs.map(({ id, dosing }) => [id, dosing.map(figuresOf)]));
  const typed = expected(({ rows }) => rows.map(([, figures]) => figures));
  assert.deepEqual(differing(written, typed), [], MEND);
});

const numbersIn = (text: string | undefined): string => text?.match(/\d+(?:[.,]\d+)?/g)?.join(' ') ?? '-';

test('every number of a name, presentation, dose, total and interval is that of the dosing tables', () => {
  const written = Object.fromEntries(
    drugs.map(({ id, genericName, presentation, dosing }) => [
      id,
      [
        `${numbersIn(genericName)} / ${numbersIn(presentation)}`,
        ...dosing.map(({ adultDose, pedsDose, maxTotal, repeatInterval }) =>
          [adultDose, pedsDose, maxTotal, repeatInterval].map(numbersIn).join(' | '),
        ),
      ],
    ]),
  );
  const typed = expected(({ pack, rows }) => [pack, ...rows.map(([numbers]) => numbers)]);
  assert.deepEqual(differing(written, typed), [], MEND);
});

test('a text says the figure typed beside it, in whatever unit', () => {
  for (const { id, row } of rows) {
    for (const [text = '', figure] of [
      [row.adultDose, row.adultFigure],
      [row.pedsDose, row.pedsFigure],
    ] as const) {
      if (figure?.perKg) assert.ok(text.startsWith(`${print(figure.perKg)}/kg`), `${id}: ${text}`);
      if (figure?.fixed) assert.ok(text.startsWith(print(figure.fixed)), `${id}: ${text}`);
    }
  }
});

test('an adult dose that is shown as it is written, never computed, names its volume', () => {
  const shownAsWritten = rows.filter(
    ({ row: { kind, adultDose = '', adultFigure } }) =>
      adultFigure?.fixed !== undefined && (kind !== 'bolus' || readDoseText(adultDose).kind === 'text'),
  );
  const silent = shownAsWritten.flatMap(({ id, row: { adultDose = '', adultFigure } }) => {
    const strength = drugOf(id)?.concentration;
    const fixed = adultFigure?.fixed;
    if (!strength || !fixed || fixed.unit === 'mL' || !convertible(fixed.unit, strength.unit)) return [];
    const volume = volumeOf(doseOf(fixed), perMl(strength)).value.toFixed();
    return adultDose.endsWith(` (${volume} mL)`) ? [] : [`${id}: ${adultDose}, without ${volume} mL`];
  });
  assert.deepEqual(silent, []);
  assert.ok(shownAsWritten.some(({ id }) => id === 'sodium-bicarbonate'));
});
