import { convert, convertible, doseOf, type Figure, type LineDose } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { dosingRows } from '../../../doses/dosing-rows.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { medicationLines } from '../../../medication-lines.ts';
import { type Found, type Rule, stops } from '../../../rule.ts';

/** A child is anyone aged 14 or younger, whatever the weight, and some weigh this much. */
const HEAVIEST_CHILD_KG = 70;

type Dose = Pick<LineDose, 'fixed' | 'perKg' | 'max' | 'only' | 'totalPerKg' | 'totalMax'>;

/**
 * At any weight, a child's total does not exceed the sum of the child's doses. The rule `child-not-above-adult` compares it
 * with an adult's total.
 */
export const childTotals: Rule = {
  name: 'child-totals',
  find: (edition) => [
    ...medicationLines(edition).flatMap(({ line, at, where }) => above(at, where, line.pediatric)),
    ...dosingRows(edition).flatMap(({ row, at, where }) => above(at, where, row.pedsFigure)),
  ],
};

function above(at: string, where: string, child: Dose | undefined): readonly Found[] {
  if (child?.totalPerKg === undefined) return [];
  const { totalPerKg, totalMax, perKg, max, only } = child;
  const kg = only?.toKg ?? only?.belowKg ?? HEAVIEST_CHILD_KG;
  const byWeight = { amount: totalPerKg.amount * kg, unit: totalPerKg.unit };
  const most = totalMax !== undefined && isAbove(byWeight, totalMax) ? totalMax : byWeight;
  const doses = perKg && max && timesOf(totalPerKg, perKg, max);
  return doses === undefined || !isAbove(most, doses)
    ? []
    : [
        stops(
          at,
          `${where} lets a child of ${kg} kg have ${inWords(most)} in all, and its doses come to ${inWords(doses)}: give the total a maximum.`,
        ),
      ];
}

const amountIn = (figure: Figure, { unit }: Figure) =>
  attempt(() => (convertible(figure.unit, unit) ? convert(doseOf(figure), unit).value : undefined));

const isAbove = (one: Figure, other: Figure): boolean => {
  const [more, less] = [amountIn(one, other), amountIn(other, other)];
  return more !== undefined && less !== undefined && more.gt(less);
};

/** The largest dose, multiplied by how many doses per kilogram the total allows. */
function timesOf(total: Figure, perKg: Figure, max: Figure): Figure | undefined {
  const [inAll, once] = [amountIn(total, perKg), amountIn(perKg, perKg)];
  return inAll === undefined || once === undefined || once.eq(0)
    ? undefined
    : { amount: Number(inAll.div(once).times(max.amount).toFixed()), unit: max.unit };
}
