import type { QuickDose } from '@first60/edition';
import { quickPlace } from '../../../doses/every-dose.ts';
import { inWords, isWrittenAlike } from '../../../doses/figure-words.ts';
import { drugOf } from '../../../looked-up.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/** A row of the quick calculator gives a dose from one of its drug's rows, and names the kit that holds the drug. */
export const quickRows: Rule = {
  name: 'quick-rows',
  find: (edition) =>
    edition.quickDoses.flatMap((row, index) => {
      const at = pointer('quickDoses', index);
      const found: Found[] = [];
      const wrong = (field: string, sentence: string) =>
        found.push(stops(`${at}/${field}`, `${quickPlace(row)} ${sentence}.`));
      const drug = drugOf(edition, row.medication);
      if (drug === undefined) return found;
      if (drug.concentration === undefined) {
        wrong('medication', 'is of a drug without a strength, so that no volume can be drawn up: give the drug one');
      }
      if (row.kitLocation !== drug.kitNumber) {
        wrong(
          'kitLocation',
          `is said to be in kit ${row.kitLocation}, but the drug is in kit ${drug.kitNumber}: correct one of them`,
        );
      }
      if (!drug.dosing.some(({ pedsFigure }) => isDoseOf(row, pedsFigure))) {
        wrong(
          'dosePerKg',
          `gives ${inWords(row.dosePerKg)}/kg${row.maxDose ? ` up to ${inWords(row.maxDose)}` : ''}, which no row of the drug gives a child: give one dose in both`,
        );
      }
      // If a row's fixed dose differs from the drug's first use, the estimate is based on the row's own dose.
      const { youngsAdultDose: estimated } = row;
      if (
        estimated !== undefined &&
        !isWrittenAlike(estimated, drug.youngsAdultDose?.quick) &&
        !isWrittenAlike(estimated, row.fixedAdultDose)
      ) {
        wrong(
          'youngsAdultDose',
          `is estimated from ${inWords(estimated)}, which is neither the drug's figure for it nor the row's adult dose: correct one of them`,
        );
      }
      return found;
    }),
};

/** A maximum that the quick calculator omits on purpose does not count as a difference. */
const isDoseOf = (
  { dosePerKg, maxDose }: QuickDose,
  figure: { readonly perKg?: QuickDose['dosePerKg']; readonly max?: QuickDose['dosePerKg'] } = {},
): boolean => isWrittenAlike(figure.perKg, dosePerKg) && (maxDose === undefined || isWrittenAlike(figure.max, maxDose));
