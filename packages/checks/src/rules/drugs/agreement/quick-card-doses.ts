import { kg, quickPath } from '@first60/clinical';
import type { Edition, Exceptions, QuickDose } from '@first60/edition';
import { quickPlace } from '../../../doses/every-dose.ts';
import { type DrugLine, drugLines } from '../../../doses/paired-lines.ts';
import { quickAt, quickWords, says, usualMaximum } from '../../../doses/quick-weighed.ts';
import { lineAt, WEIGHTS } from '../../../doses/weighed.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../../rule.ts';

/**
 * A row of the quick calculator and the matching card lines give the same dose and volume; otherwise the row names the
 * card's dose.
 */
export const quickCardDoses: Rule = {
  name: 'quick-card-doses',
  find: (edition, exceptions) => {
    const rowsOf = pairing(edition, exceptions);
    const lines = drugLines(edition).filter(
      ({ line }) =>
        line.kind !== 'infusion' && edition.quickDoses.some(({ medication }) => medication === line.medication),
    );
    return [
      ...unpaired(edition, exceptions, lines, rowsOf),
      ...lines.flatMap((placed) =>
        rowsOf(placed).flatMap((row) => [
          ...childDiffers(placed, row),
          ...adultDiffers(placed, row),
          ...givesMore(placed, row, pointer('quickDoses', edition.quickDoses.indexOf(row), 'maxDose')),
        ]),
      ),
    ];
  },
};

type RowsOf = (placed: DrugLine) => readonly QuickDose[];

/** "Cardiac arrest" from "Cardiac arrest, VF/pulseless VT". */
const headOf = (indication: string): string => indication.toLowerCase().split(/[,(]/, 1).join().trim();

/**
 * The rows that give a drug for the same purpose as a line: those paired in the edition, otherwise those with the same
 * first words.
 */
const pairing =
  ({ quickDoses }: Edition, { quickPairs }: Exceptions): RowsOf =>
  ({ line }) =>
    quickDoses.filter((row) => {
      if (row.medication !== line.medication) return false;
      const pair = quickPairs.find((one) => one.row === row.id);
      return pair === undefined
        ? headOf(row.indication) === headOf(line.indication)
        : new RegExp(pair.lines, 'i').test(line.indication);
    });

function unpaired(
  { quickDoses }: Edition,
  { linesWithoutQuickRow, quickPairs }: Exceptions,
  lines: readonly DrugLine[],
  rowsOf: RowsOf,
): readonly Found[] {
  const isNamed = ({ line }: DrugLine, { medication, lines: words }: Exceptions['linesWithoutQuickRow'][number]) =>
    medication === line.medication && new RegExp(words, 'i').test(line.indication);
  return [
    ...quickDoses.flatMap((row, index) =>
      lines.some((placed) => rowsOf(placed).includes(row))
        ? []
        : [
            asks(
              pointer('quickDoses', index),
              `${quickPlace(row)} is given by no card: see whether a card should give it, or pair the row with the card's line.`,
            ),
          ],
    ),
    ...lines.flatMap((placed) => {
      const rows = rowsOf(placed).length;
      return rows === 1 || linesWithoutQuickRow.some((entry) => isNamed(placed, entry))
        ? []
        : [
            asks(
              placed.at,
              `${placed.where} is the same as ${rows === 0 ? 'no row' : 'several rows'} of the quick calculator, which has the drug: pair it with one row, or name it as a line without a row.`,
            ),
          ];
    }),
    ...linesWithoutQuickRow.flatMap((entry) =>
      lines.some((placed) => isNamed(placed, entry) && rowsOf(placed).length === 0)
        ? []
        : [
            asks(
              '/protocols',
              `Known differences: ${entry.medication} is said to have lines without a row of the quick calculator ("${entry.lines}"), but has none: take it off the list.`,
            ),
          ],
    ),
    ...quickPairs.flatMap(({ row }) =>
      quickDoses.some(({ id }) => id === row)
        ? []
        : [
            asks(
              '/quickDoses',
              `Known differences: lines are paired with the quick row "${row}", which there is not: take it off the list.`,
            ),
          ],
    ),
  ];
}

/** Below 40 kg, the card's dose must be the quick dose or the usual maximum that the row warns about. */
function childDiffers({ line, drug, at, where }: DrugLine, row: QuickDose): readonly Found[] {
  const dose = line.pediatric;
  if (dose === undefined) return [];
  return WEIGHTS.pediatric
    .flatMap((weight) => {
      const result = quickAt(row, drug, weight);
      if (result === undefined || quickPath(kg(weight), null).kind !== 'pediatric-by-weight') return [];
      const onCard = says(lineAt(line, drug, dose, weight));
      const quick = result.aboveUsualMaximum ? usualMaximum(row, drug) : quickWords(result, drug);
      return onCard === quick
        ? []
        : [
            stops(
              `${at}/pediatric`,
              `${where} gives a child of ${weight} kg ${onCard}, but ${quickPlace(row)} gives ${quick}: give one dose in both.`,
            ),
          ];
    })
    .slice(0, 1);
}

/** A quick row's maximum is often the card's fixed dose, so reaching the maximum does not count as a difference. */
const amountOf = (said: string): string => said.replace(/ max$/, '');

/** At 40 kg or more, the row gives the card's adult dose or names it. */
function adultDiffers({ line, drug, at, where }: DrugLine, row: QuickDose): readonly Found[] {
  const { adult } = line;
  if (adult === undefined) return [];
  const dose = adult.text.replace(/ \(.*| over .*|, from dose .*/, '');
  const isNamed = [row.usualMaximum?.caution, ...row.cautions].some(
    (caution) => /adult|usual maximum/i.test(caution?.text ?? '') && caution?.text.includes(dose),
  );
  if (isNamed) return [];
  return WEIGHTS.adult
    .flatMap((weight) => {
      const result = quickAt(row, drug, weight);
      if (result === undefined) return [];
      const [onCard, quick] = [says(lineAt(line, drug, adult, weight)), quickWords(result, drug)].map(amountOf);
      return onCard === quick
        ? []
        : [
            stops(
              `${at}/adult`,
              `${where} gives an adult of ${weight} kg ${onCard}, but ${quickPlace(row)} gives ${quick} without naming the card's dose: give one dose in both, or name it in a caution of the row.`,
            ),
          ];
    })
    .slice(0, 1);
}

/** A row that goes on by weight up to a maximum, and names the adult card's dose, never gives more than that dose. */
function givesMore({ line, drug, where }: DrugLine, row: QuickDose, at: string): readonly Found[] {
  const { adult } = line;
  const namesCard = row.maxDose !== undefined && row.cautions.some(({ text }) => /^Adult card:/.test(text));
  if (!namesCard || adult === undefined) return [];
  const { fixed } = adult;
  if (fixed === undefined) {
    return [
      stops(
        at,
        `${quickPlace(row)} names the dose of the adult card, but ${where} gives no fixed dose: correct the caution.`,
      ),
    ];
  }
  return WEIGHTS.adult
    .flatMap((weight) => {
      const given = quickAt(row, drug, weight)?.dose;
      return given === undefined || (given.value.lte(fixed.amount) && given.unit === fixed.unit)
        ? []
        : [
            stops(
              at,
              `${quickPlace(row)} gives ${given.value.toFixed()} ${given.unit} at ${weight} kg, more than the adult dose of ${where}: correct its maximum.`,
            ),
          ];
    })
    .slice(0, 1);
}
