import type { DoseAge, InfusionRange } from '@first60/clinical';
import { dosingRows, type PlacedRow } from '../../../doses/dosing-rows.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { type Found, type Rule, stops } from '../../../rule.ts';

/** "2-10 mcg/min" */
export const rangeWords = ({ low, high, per }: Omit<InfusionRange, 'orderAbove'>): string =>
  `${low.amount}-${inWords(high)}/${per}`;

/**
 * An infusion row's wording matches its entered range, and no rate could be mistaken for one meant for the other age
 * group.
 */
export const infusionRanges: Rule = {
  name: 'infusion-ranges',
  find: (edition) =>
    dosingRows(edition)
      .filter(({ row }) => row.kind === 'infusion')
      .flatMap((placed) => [...ofAge(placed, 'adult'), ...ofAge(placed, 'pediatric'), ...mixedUp(placed)]),
};

function ofAge({ row, at, where }: PlacedRow, age: DoseAge): readonly Found[] {
  const [text, range, field] =
    age === 'adult'
      ? [row.adultDose, row.adultInfusion, 'adultInfusion']
      : [row.pedsDose, row.pedsInfusion, 'pedsInfusion'];
  const place = `${at}/${field}`;
  if (text !== (range && rangeWords(range))) {
    return [
      stops(
        place,
        `${where} prints "${text ?? 'nothing'}", but ${range ? rangeWords(range) : 'no range'} is entered: write both alike.`,
      ),
    ];
  }
  if (range === undefined) return [];
  if (range.low.unit !== range.high.unit || !(range.low.amount < range.high.amount)) {
    return [
      stops(
        place,
        `${where} runs from ${inWords(range.low)} to ${inWords(range.high)}: give the lower end first, in the same unit.`,
      ),
    ];
  }
  return [];
}

/**
 * A rate entered for the wrong age group must be rejected, so all child rates per kilogram are below the adult rates.
 */
function mixedUp({ row, at, where }: PlacedRow): readonly Found[] {
  const { adultInfusion: adult, pedsInfusion: child } = row;
  if (!adult || !child || adult.per === child.per || child.high.amount < adult.low.amount) return [];
  return [
    stops(
      at,
      `${where}: a child's ${rangeWords(child)} reaches into an adult's ${rangeWords(adult)}, so that one can be taken for the other: correct the rates.`,
    ),
  ];
}
