import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Dose, type Figure, type RowFigure, readDoseText } from '@first60/clinical';
import { formulary } from '../formulary.ts';
import type { DosingRow } from '../model/drug.ts';
import { differing } from './differing.ts';
import { EXPECTED_DOSE_TEXTS } from './expected-dose-texts.ts';

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

const goldenOf = (row: DosingRow): string => `${show(row.adultFigure)} | ${show(row.pedsFigure)}`;

/** Adult | child, typed again from the dosing tables, one line for each row in the order of the entry. */
const GOLDEN: Readonly<Record<string, readonly string[]>> = {
  'epinephrine-1-10000': ['1 mg | 0.01 mg/kg max 1 mg', '- | 0.01 mg/kg max 1 mg', '10 mcg | 1 mcg/kg max 10 mcg'],
  'epinephrine-1-1000': [
    '0.5 mg | 0.01 mg/kg max 0.5 mg',
    '2.5 mg | 0.1 mg/kg max 2.5 mg',
    '- | -',
    '0.5 mg | 0.01 mg/kg max 0.5 mg',
    '5 mg | -',
  ],
  amiodarone: ['300 mg | 5 mg/kg max 300 mg', '150 mg | 5 mg/kg max 300 mg'],
  adenosine: ['6 mg | 0.1 mg/kg max 6 mg', '12 mg | 0.2 mg/kg max 12 mg'],
  atropine: ['1 mg | 0.02 mg/kg min 0.1 mg max 0.5 mg', '2 mg | 0.05 mg/kg max 2 mg'],
  lidocaine: ['1.5 mg/kg | 1 mg/kg max 100 mg', '40 mg | 0.5 mg/kg max 40 mg'],
  'magnesium-sulfate': ['2000 mg | 50 mg/kg max 2000 mg', '2000 mg | 25 mg/kg max 2000 mg', '4000 mg | -'],
  'calcium-chloride': ['1000 mg | 20 mg/kg max 1000 mg'],
  'sodium-bicarbonate': ['50 mEq | 1 mEq/kg max 50 mEq'],
  aspirin: ['324 mg | -'],
  nitroglycerin: ['0.4 mg | -', '0.4 mg | -'],
  naloxone: ['0.4 mg | 0.1 mg/kg max 2 mg'],
  heparin: ['60 units/kg max 4000 units | -'],
  labetalol: ['20 mg | -'],
  norepinephrine: ['- | -'],
  furosemide: ['40 mg | 1 mg/kg'],
  albuterol: ['2.5 mg | -', '10 mg | -'],
  ipratropium: ['0.5 mg | -'],
  methylprednisolone: ['125 mg | 2 mg/kg max 60 mg'],
  hydrocortisone: ['200 mg | -', '100 mg | 2 mg/kg max 100 mg'],
  dexamethasone: ['10 mg | 0.5 mg/kg max 10 mg'],
  propofol: ['1.5 mg/kg | 1.5 mg/kg fromMonths 2', '- | -'],
  etomidate: ['0.3 mg/kg max 20 mg | 0.3 mg/kg max 20 mg aboveMonths 120'],
  succinylcholine: ['1.5 mg/kg max 200 mg | 2 mg/kg max 200 mg'],
  rocuronium: ['1 mg/kg max 100 mg | 1 mg/kg max 100 mg'],
  haloperidol: ['5 mg toMonths 828 | 0.05 mg/kg max 2.5 mg fromMonths 60 belowMonths 156'],
  'dextrose-10': ['250 mL | 5 mL/kg max 250 mL'],
  glucagon: ['1 mg | -', '1 mg | -'],
  'oral-glucose': ['15 g | 0.5 g/kg max 15 g'],
  'tranexamic-acid': ['1000 mg | 15 mg/kg max 1000 mg'],
  ketorolac: ['15 mg | 0.5 mg/kg max 15 mg fromMonths 48', '30 mg | -'],
  acetaminophen: ['1000 mg | 15 mg/kg max 1000 mg aboveKg 10', '- | 7.5 mg/kg toKg 10'],
  ondansetron: ['4 mg | 0.1 mg/kg max 4 mg'],
  diphenhydramine: ['25 mg | 1 mg/kg max 50 mg'],
  'sodium-chloride': ['- | 20 mL/kg max 1000 mL', '- | 20 mL/kg max 1000 mL'],
  'ringers-lactate': ['- | 20 mL/kg fromMonths 1'],
  oxygen: ['- | -'],
  ketamine: [
    '0.2 mg/kg max 20 mg | 0.2 mg/kg max 20 mg',
    '2 mg/kg max 200 mg | 2 mg/kg max 200 mg',
    '4 mg/kg max 400 mg | -',
  ],
  midazolam: ['10 mg | 0.2 mg/kg max 10 mg', '5 mg | 0.1 mg/kg max 5 mg'],
  fentanyl: ['50 mcg | 1 mcg/kg max 50 mcg', '- | 1.5 mcg/kg max 50 mcg'],
  morphine: ['5 mg | 0.1 mg/kg max 4 mg'],
  lorazepam: ['4 mg | 0.1 mg/kg max 4 mg'],
  diazepam: ['5 mg | 0.1 mg/kg max 5 mg', '- | 0.2 mg/kg max 10 mg', '10 mg | -'],
  flumazenil: ['0.2 mg | 0.01 mg/kg max 0.2 mg'],
  'activated-charcoal': ['1 g/kg max 50 g | 1 g/kg max 50 g'],
  'atropine-pralidoxime-auto-injector': ['- | -'],
  'cyanide-antidote-kit': [
    '5000 mg | 70 mg/kg max 5000 mg',
    '300 mg | 6 mg/kg max 300 mg',
    '12500 mg | 250 mg/kg max 12500 mg',
  ],
  'epinephrine-auto-injector-adult': ['0.3 mg | 0.3 mg fromKg 30'],
  'epinephrine-auto-injector-pediatric': ['- | 0.15 mg fromKg 15 toKg 30'],
};

test('the figures of all drugs are those of the dosing tables', () => {
  const written = Object.fromEntries(drugs.map(({ id, dosing }) => [id, dosing.map(goldenOf)]));
  assert.deepEqual(differing(written, GOLDEN), [], 'from the source, correct the drug or GOLDEN in this test');
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
  assert.deepEqual(
    differing(written, EXPECTED_DOSE_TEXTS),
    [],
    'from the source, correct the drug or expected-dose-texts.ts',
  );
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
