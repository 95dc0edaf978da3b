import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Figure, InfusionRange, RowFigure } from '@first60/clinical';
import type { DosingRow } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { differing } from './differing.ts';
import { EXPECTED_DRUGS } from './expected-drugs.ts';
import { UNTYPED_COLUMNS } from './untyped-columns.ts';

const drugs = Object.values(edition.formulary);

const print = ({ amount, unit }: Figure): string => `${amount} ${unit}`;

const show = (figure: RowFigure | undefined): string => {
  if (figure === undefined) return '-';
  const base = figure.perKg ? `${print(figure.perKg)}/kg` : figure.fixed ? print(figure.fixed) : '?';
  // Youngest first, as in the hand-typed table.
  const only = Object.entries(figure.only ?? {})
    .map(([end, value]) => `${end} ${value}`)
    .toSorted((one, other) => Number(other.startsWith('from')) - Number(one.startsWith('from')));
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

const MEND = 'from the source, correct the drug or base-checks/expected-drugs.ts';

test('the figures of all drugs are those of the dosing tables', () => {
  const written = Object.fromEntries(drugs.map(({ id, dosing }) => [id, dosing.map(figuresOf)]));
  const typed = expected(({ rows }) => rows.map(([, figures]) => figures));
  assert.deepEqual(differing(written, typed), [], MEND);
});

const numbersIn = (text: string | undefined): string => text?.match(/\d+(?:[.,]\d+)?/g)?.join(' ') ?? '-';

test('every number of a name and a presentation is that of the dosing tables', () => {
  const written = Object.fromEntries(
    drugs.map(({ id, genericName, presentation }) => [id, [`${numbersIn(genericName)} / ${numbersIn(presentation)}`]]),
  );
  assert.deepEqual(
    differing(
      written,
      expected(({ pack }) => [pack]),
    ),
    [],
    MEND,
  );
});

/** All that a row says, as a crew reads it. */
const textOf = ({ adultDose, pedsDose, route, maxTotal, repeatInterval, remarks, ...row }: DosingRow): string =>
  [
    ...[adultDose, pedsDose, route, maxTotal, repeatInterval, remarks],
    ...(row.cautions ?? []).map(({ text }) => text),
    ...(row.contraindications ?? []).map(({ condition }) => condition),
  ].join(' ');

test('every number of a dose, total and interval of the dosing tables is said by its row', () => {
  const lost = drugs.flatMap(({ id, dosing }) =>
    dosing.flatMap((row, at) => {
      const said = numbersIn(textOf(row)).split(' ');
      const [numbers = ''] = EXPECTED_DRUGS[id as keyof typeof EXPECTED_DRUGS]?.rows[at] ?? [];
      const missing = numbers.split(/[ |-]+/).filter((number) => number !== '' && !said.includes(number));
      return missing.length === 0 ? [] : [`${id}, ${row.indication}: ${missing.join(', ')}`];
    }),
  );
  assert.deepEqual(lost, [], MEND);
});

/** The numbers of a row by column, as a crew reads them. */
const columnsOf = ({ adultDose = '', pedsDose = '', maxTotal, repeatInterval }: DosingRow) => ({
  dose: numbersIn(`${adultDose} ${pedsDose}`),
  total: numbersIn(maxTotal),
  interval: numbersIn(repeatInterval),
});

test('no dose, total or interval of a row says a number that the dosing tables do not have in its column', () => {
  const written = Object.fromEntries(
    drugs.map(({ id, dosing }) => [
      id,
      dosing.flatMap((row, at) => {
        const [numbers = ''] = EXPECTED_DRUGS[id as keyof typeof EXPECTED_DRUGS]?.rows[at] ?? [];
        const [adult, child, total = '', interval = ''] = numbers.split(' | ');
        const typed = { dose: `${adult} ${child}`, total, interval };
        return Object.entries(columnsOf(row)).flatMap(([column, said]) => {
          const known = typed[column as keyof typeof typed].split(' ');
          return said.split(' ').every((number) => number === '-' || known.includes(number)) ? [] : [`${at} ${column}`];
        });
      }),
    ]),
  );
  const untyped = Object.fromEntries(drugs.map(({ id }) => [id, UNTYPED_COLUMNS[id] ?? []]));
  assert.deepEqual(differing(written, untyped), [], `${MEND}, or name the column in base-checks/untyped-columns.ts`);
});
