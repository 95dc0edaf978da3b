import { convert, convertible, doseOf, type Figure } from '@first60/clinical';
import { dosingRows } from '../../../doses/dosing-rows.ts';
import { medicationLines } from '../../../medication-lines.ts';
import { type Found, type Rule, stops } from '../../../rule.ts';

interface Totals {
  readonly totalPerKg?: Figure;
  readonly totalMax?: Figure;
}

/** Cards and the drug list state the same total for a dose: the one entered as data with it. */
export const saidTotals: Rule = {
  name: 'said-totals',
  find: (edition) => [
    ...medicationLines(edition).flatMap(({ line, at, where }) =>
      line.max === undefined ? [] : unsaid(`${at}/max`, where, line.max, [line.adult, line.pediatric]),
    ),
    ...dosingRows(edition).flatMap(({ row, at, where }) =>
      row.maxTotal === undefined
        ? []
        : unsaid(`${at}/maxTotal`, where, row.maxTotal, [row.adultFigure, row.pedsFigure]),
    ),
  ],
};

function unsaid(at: string, where: string, text: string, doses: ReadonlyArray<Totals | undefined>): readonly Found[] {
  const perKg = doses.flatMap((dose) => dose?.totalPerKg ?? []).filter((total) => !says(text, total, '/kg'));
  const inAll = doses.flatMap((dose) => dose?.totalMax ?? []).filter((total) => !says(text, total, ''));
  return [
    ...perKg.map(({ amount, unit }) => `${amount} ${unit}/kg`),
    ...inAll.map(({ amount, unit }) => `${amount} ${unit}`),
  ].map((total) =>
    stops(at, `${where} says the total "${text}", but the one entered with the dose is ${total}: say it.`),
  );
}

const AMOUNT = /(?<![\d.])(\d+(?:\.\d+)?)(?: (mcg|mg|g|mL|L|mEq|units))?(\/kg)?(?![\d.])/g;

/** True when a text states an amount, in any of its units. */
function says(text: string, total: Figure, per: string): boolean {
  return [...text.matchAll(AMOUNT)].some(([, amount, unit, byWeight = '']) => {
    if (unit === undefined || byWeight !== per) return false;
    const [number, written] = unit === 'L' ? [Number(amount) * ML_IN_L, 'mL'] : [Number(amount), unit];
    const said = { amount: number, unit: written } as Figure;
    return convertible(said.unit, total.unit) && convert(doseOf(said), total.unit).value.eq(total.amount);
  });
}

const ML_IN_L = 1000;
