import { convert, doseOf, years, youngsDose } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { dosingRows, type PlacedRow } from '../../../doses/dosing-rows.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/**
 * Young's rule estimates only boluses, from one of the drug's own figures. At 12 years, the estimate does not exceed
 * the child's ceiling.
 */
export const youngsRows: Rule = {
  name: 'youngs-rows',
  find: (edition) => [
    ...Object.entries(edition.formulary).flatMap(([key, { genericName, youngsAdultDose, dosing }]) =>
      youngsAdultDose?.comprehensive === undefined || dosing.some(({ youngs }) => youngs)
        ? []
        : [
            stops(
              pointer('formulary', key, 'youngsAdultDose'),
              `Drug ${genericName} has an adult dose for Young's rule that no row is estimated from: mark the row that it belongs to, or take it out.`,
            ),
          ],
    ),
    ...dosingRows(edition).flatMap(wrongEstimate),
  ],
};

const OLDEST = 12;

function wrongEstimate({ drug, row, at, where }: PlacedRow): readonly Found[] {
  if (row.youngs !== true) return [];
  const adult = drug.youngsAdultDose?.comprehensive;
  if (adult === undefined) {
    return [
      stops(
        at,
        `${where} is estimated by Young's rule, but the drug has no adult dose to start from: give it one, or take the mark off the row.`,
      ),
    ];
  }
  if (row.kind !== 'bolus') {
    return [stops(at, `${where} is estimated by Young's rule, but is no bolus: take the mark off the row.`)];
  }
  const ceiling = row.pedsFigure?.max;
  if (ceiling === undefined) {
    return [
      stops(
        at,
        `${where} is estimated by Young's rule without a child's ceiling to hold it against: give the child's dose a maximum.`,
      ),
    ];
  }
  const isAbove = attempt(() => {
    const oldest = youngsDose(doseOf(adult), years(OLDEST));
    return oldest.kind === 'dose' && oldest.dose.value.gt(convert(doseOf(ceiling), oldest.dose.unit).value);
  });
  return isAbove === true
    ? [
        stops(
          at,
          `${where}: Young's rule gives a child of ${OLDEST} years more than the child's maximum of ${inWords(ceiling)}: correct the adult dose of the rule or the maximum.`,
        ),
      ]
    : [];
}
