import { quickPlace } from '../../../doses/every-dose.ts';
import { inWords, isWrittenAlike } from '../../../doses/figure-words.ts';
import { drugOf } from '../../../looked-up.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/**
 * A drug that the quick calculator offers by age alone uses the drug's own figures and kit, and has no row by weight.
 */
export const quickAgeRows: Rule = {
  name: 'quick-age-rows',
  find: (edition) =>
    edition.quickAgeDoses.flatMap((row, index) => {
      const found: Found[] = [];
      const wrong = (field: string, sentence: string) =>
        found.push(stops(pointer('quickAgeDoses', index, field), `${quickPlace(row)} ${sentence}.`));
      if (edition.quickDoses.some(({ id }) => id === row.id)) {
        wrong('id', `has the id "${row.id}" of a row by weight: give each its own`);
      }
      if (edition.quickDoses.some(({ medication }) => medication === row.medication)) {
        wrong('medication', 'is offered by age alone, but the drug has a row by weight: keep the row by weight');
      }
      const drug = drugOf(edition, row.medication);
      if (drug === undefined) return found;
      const own = drug.youngsAdultDose?.quick;
      if (!isWrittenAlike(row.youngsAdultDose, own)) {
        wrong(
          'youngsAdultDose',
          `is estimated from ${inWords(row.youngsAdultDose)}, but the drug from ${own ? inWords(own) : 'nothing'}: give one figure in both`,
        );
      }
      if (row.kitLocation !== drug.kitNumber) {
        wrong(
          'kitLocation',
          `is said to be in kit ${row.kitLocation}, but the drug is in kit ${drug.kitNumber}: correct one of them`,
        );
      }
      if (drug.concentration === undefined) {
        wrong('medication', 'is of a drug without a strength, so that no volume can be drawn up: give the drug one');
      }
      if (!drug.dosing.some(({ pedsFigure }) => isWrittenAlike(row.perKg, pedsFigure?.perKg))) {
        wrong(
          'perKg',
          `is held against ${inWords(row.perKg)}/kg, which no row of the drug gives a child: give one dose in both`,
        );
      }
      return found;
    }),
};
