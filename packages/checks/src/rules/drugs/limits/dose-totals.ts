import type { DoseAge } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { type DoseFigures, everyDose } from '../../../doses/every-dose.ts';
import { inWords, WHOSE } from '../../../doses/figure-words.ts';
import { isMore, mostAt } from '../../../doses/most-at.ts';
import { WEIGHTS } from '../../../doses/weighed.ts';
import { entryOf } from '../../../looked-up.ts';
import { type Rule, stops } from '../../../rule.ts';
import { totalIn } from './dose-limits.ts';

/** At any weight, a dose by weight stays within the total that its row or line allows. */
export const doseTotals: Rule = {
  name: 'dose-totals',
  find: (edition) =>
    everyDose(edition).flatMap((dose) => {
      const [, list = '', id = '', , at = ''] = dose.at.split('/');
      const words =
        list === 'formulary'
          ? entryOf(edition.formulary, id)?.dosing[Number(at)]?.maxTotal
          : list === 'protocols'
            ? entryOf(edition.protocols, id)?.medications[Number(at)]?.max
            : undefined;
      const over = words === undefined ? undefined : aboveTotal(dose, dose.age, words);
      return over === undefined
        ? []
        : [
            stops(
              dose.at,
              `${dose.where} gives ${WHOSE[dose.age]} of ${over.weight} kg ${over.dose} at once, and allows ${over.total} in all ("${words}"): give the dose a maximum.`,
            ),
          ];
    }),
};

function aboveTotal(
  dose: DoseFigures,
  age: DoseAge,
  words: string,
): { readonly weight: string; readonly dose: string; readonly total: string } | undefined {
  const total = totalIn(words, age);
  if (total === undefined || dose.perKg === undefined) return undefined;
  for (const weight of WEIGHTS[age].filter((one) => Number(one) <= (dose.only?.toKg ?? dose.only?.belowKg ?? 1000))) {
    const most = attempt(() => mostAt(dose, weight));
    if (most && attempt(() => isMore(most, total))) return { weight, dose: inWords(most), total: inWords(total) };
  }
  return undefined;
}
