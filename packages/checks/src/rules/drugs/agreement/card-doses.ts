import { Decimal, type DoseAge, type Figure, type LineDose, type RowFigure } from '@first60/clinical';
import type { Drug } from '@first60/edition';
import { WHOSE } from '../../../doses/figure-words.ts';
import { type DrugLine, drugLines, isListed, rowsNamed, settled } from '../../../doses/paired-lines.ts';
import { asks, type Found, type Rule, stops } from '../../../rule.ts';

/** A medication line gives the same dose as its drug's row for the same indication, except for intended differences. */
export const cardDoses: Rule = {
  name: 'card-doses',
  find: (edition, { otherDoses }) => {
    const lines = drugLines(edition);
    return [
      ...lines.filter(({ line }) => !isListed(otherDoses, line)).flatMap(differences),
      ...settled(otherDoses, lines, (placed) => differences(placed).length > 0).map(({ medication, indication }) =>
        asks(
          '/protocols',
          `Known differences: ${medication} for "${indication}" is said to differ from its row on purpose, but no line does any more: take it off the list.`,
        ),
      ),
    ];
  },
};

/**
 * A dose in words. Milliliters of a stocked strength are converted to the amount of drug they contain: 250 mL of
 * dextrose 10 % is 25 g.
 */
function said(dose: LineDose | RowFigure, { concentration }: Drug): string {
  const figure = ({ amount, unit }: Figure): string =>
    unit === 'mL' && concentration !== undefined
      ? `${new Decimal(concentration.amount).times(amount).toFixed()} ${concentration.unit}`
      : `${amount} ${unit}`;
  const { fixed, perKg, min, max } = dose;
  return [
    fixed === undefined ? '' : figure(fixed),
    perKg === undefined ? '' : `${figure(perKg)}/kg`,
    min === undefined ? '' : `min ${figure(min)}`,
    max === undefined ? '' : `max ${figure(max)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Differences between a line and a row for the same indication, for each age group where both have a figure. */
function differences({ line, drug, at, where }: DrugLine): readonly Found[] {
  const [row] = rowsNamed(line, drug.dosing);
  if (row === undefined || (line.kind === 'infusion') !== (row.kind === 'infusion')) return [];
  const pairs: readonly (readonly [DoseAge, LineDose | undefined, RowFigure | undefined])[] = [
    ['adult', line.adult, row.adultFigure],
    ['pediatric', line.pediatric, row.pedsFigure],
  ];
  return pairs.flatMap(([age, dose, figure]) => {
    if (dose === undefined || figure === undefined) return [];
    const [onCard, inRow] = [said(dose, drug), said(figure, drug)];
    return onCard === inRow
      ? []
      : [
          stops(
            `${at}/${age}`,
            `${where} gives ${WHOSE[age]} ${onCard}, but the drug's row "${row.indication}" gives ${inRow}: give one dose in both, or name the difference as meant.`,
          ),
        ];
  });
}
