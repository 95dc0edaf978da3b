import type { DoseAge } from '@first60/clinical';
import { difference, shareRoute } from '../../../doses/calculated.ts';
import { WHOSE } from '../../../doses/figure-words.ts';
import { type DrugLine, drugLines, isListed, rowsNamed, settled } from '../../../doses/paired-lines.ts';
import { AGES, textOf } from '../../../doses/weighed.ts';
import { asks, type Found, type Rule, stops } from '../../../rule.ts';

/** At every weight, a medication line and the comprehensive calculator give the same dose and the same volume. */
export const calculatedDoses: Rule = {
  name: 'calculated-doses',
  find: (edition, { otherDoses, cardDosesAlone }) => {
    // Gas flow is set at the patient's side, so it is in no calculator.
    const lines = drugLines(edition).filter(({ line }) => line.kind !== 'gas');
    return [
      ...lines
        .filter(({ line }) => !isListed(otherDoses, line) && !isListed(cardDosesAlone, line))
        .flatMap((placed) => AGES.flatMap((age) => differences(placed, age))),
      ...settled(cardDosesAlone, lines, (placed) => AGES.some((age) => differences(placed, age).length > 0)).map(
        ({ medication, indication }) =>
          asks(
            '/protocols',
            `Known differences: ${medication} for "${indication}" is said to stand on cards alone, but that dose is in a row or on no card: take it off the list.`,
          ),
      ),
    ];
  },
};

/**
 * Doses that a line gives for an age group but the drug's row for the same indication does not. Without such a row, all
 * rows are compared.
 */
function differences({ line, drug, at, where }: DrugLine, age: DoseAge): readonly Found[] {
  if (line[age] === undefined) return [];
  const atItsPace = drug.dosing.filter(({ kind }) => (line.kind === 'infusion') === (kind === 'infusion'));
  const rows = atItsPace.filter((row) => textOf(row, age) !== '' && shareRoute(line.route, row.route));
  const named = rowsNamed(line, atItsPace).filter((row) => rows.includes(row));
  const found = (named.length > 0 ? named : rows).map((row) => difference(line, drug, row, age));
  if (found.includes(undefined)) return [];
  const [place, gives] = [`${at}/${age}`, `${where} gives ${WHOSE[age]}`];
  if (named.length > 0) {
    return [
      stops(
        place,
        `${gives} another dose than the calculator for the same (${found.join('; ')}): give one dose in both, or name the difference as meant.`,
      ),
    ];
  }
  const rest = found.length === 0 ? '' : ` (${found.join('; ')})`;
  return [
    asks(
      place,
      `${gives} a dose that no row of the drug has by this way, so that the calculator cannot give it${rest}: add the row, correct the dose, or name it as one of cards alone.`,
    ),
  ];
}
