import { attempt } from '../../../doses/attempt.ts';
import { everyDose, type PlacedDose } from '../../../doses/every-dose.ts';
import { inWords, WHOSE } from '../../../doses/figure-words.ts';
import { isMore, mostAt } from '../../../doses/most-at.ts';
import { WEIGHTS } from '../../../doses/weighed.ts';
import { type Rule, stops } from '../../../rule.ts';

/** At any weight, a dose by weight stays within the total that is allowed with it. */
export const doseTotals: Rule = {
  name: 'dose-totals',
  find: (edition) =>
    everyDose(edition).flatMap((dose) => {
      const over = aboveTotal(dose);
      return over === undefined
        ? []
        : [
            stops(
              dose.at,
              `${dose.where} gives ${WHOSE[dose.age]} of ${over.weight} kg ${over.dose} at once, and allows ${over.total} in all: give the dose a maximum.`,
            ),
          ];
    }),
};

function aboveTotal(
  dose: PlacedDose,
): { readonly weight: string; readonly dose: string; readonly total: string } | undefined {
  const { totalMax: total, perKg, only, age } = dose;
  if (total === undefined || perKg === undefined) return undefined;
  for (const weight of WEIGHTS[age].filter((one) => Number(one) <= (only?.toKg ?? only?.belowKg ?? 1000))) {
    const most = attempt(() => mostAt(dose, weight));
    if (most && attempt(() => isMore(most, total))) return { weight, dose: inWords(most), total: inWords(total) };
  }
  return undefined;
}
