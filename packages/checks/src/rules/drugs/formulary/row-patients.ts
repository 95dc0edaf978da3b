import type { PatientRange } from '@first60/clinical';
import { type RowText, rowTexts } from '../../../doses/dosing-rows.ts';
import { asks, type Found, type Rule, stops } from '../../../rule.ts';

/** Wording that limits a dose to certain patients, and the limit that must be entered as data. */
const WORDS: ReadonlyArray<readonly [RegExp, (first: number, second: number) => PatientRange]> = [
  [/over (\d+) years only/, (years) => ({ aboveMonths: years * 12 })],
  [/; [\d.]+ mg from (\d+) years/, (years) => ({ belowMonths: years * 12 })],
  [/from (\d+) years/, (years) => ({ fromMonths: years * 12 })],
  [/from (\d+) months of age/, (months) => ({ fromMonths: months })],
  [/, (\d+)-(\d+) years/, (from, to) => ({ fromMonths: from * 12, belowMonths: (to + 1) * 12 })],
  [/, at (\d+) years?$/, (years) => ({ fromMonths: years * 12, belowMonths: (years + 1) * 12 })],
  [/; newborn /, () => ({ fromMonths: 1 })],
  [/, over (\d+) kg/, (kg) => ({ aboveKg: kg })],
  [/, at (\d+) kg or less/, (kg) => ({ toKg: kg })],
  [/at (\d+) kg and over/, (kg) => ({ fromKg: kg })],
  [/mg from (\d+) kg/, (kg) => ({ fromKg: kg })],
  [/mg below (\d+) kg/, (kg) => ({ belowKg: kg })],
  [/, (\d+)-(\d+) kg/, (from, to) => ({ fromKg: from, toKg: to })],
];

/**
 * If a dose's wording limits it to certain patients, the same limit is entered as data, so that the calculators respect
 * it. Otherwise no limit is entered.
 */
export const rowPatients: Rule = {
  name: 'row-patients',
  find: (edition) => rowTexts(edition).flatMap(wrongLimit),
};

const written = (range: PatientRange = {}): string =>
  Object.entries(range)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([end, value]) => `${end} ${value}`)
    .join();

function wrongLimit({ text = '', figure, at, where }: RowText): readonly Found[] {
  if (figure === undefined) return [];
  const [said] = WORDS.flatMap(([words, limit]) => {
    const found = words.exec(text);
    return found ? [limit(Number(found[1]), Number(found[2]))] : [];
  });
  if (said !== undefined) {
    return written(said) === written(figure.only)
      ? []
      : [
          stops(
            at,
            `${where} prints "${text}", but other patients are entered for it: enter the limit that the text names.`,
          ),
        ];
  }
  if (/years|months|newborn|\d kg/.test(text)) {
    return figure.only === undefined
      ? [
          stops(
            at,
            `${where} prints "${text}", but the limit is not entered, so that everybody would be given it: enter the ages or weights.`,
          ),
        ]
      : [
          asks(
            at,
            `${where} prints "${text}", which no rule understands: compare it with the entered ages and weights, or write it like the other rows ("from 4 years", "at 10 kg or less").`,
          ),
        ];
  }
  return figure.only === undefined
    ? []
    : [
        stops(
          at,
          `${where} is limited to certain patients, but "${text}" does not say so: say the ages or weights in the text.`,
        ),
      ];
}
