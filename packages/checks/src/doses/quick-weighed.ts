import { type Concentration, doseOf, kg, perMl, quickDose, quickPath } from '@first60/clinical';
import type { Drug, QuickDose } from '@first60/edition';
import { attempt } from './attempt.ts';
import { exactly, type Weighed } from './weighed.ts';

/** The dose as written in a line and in a row. Free text is used as it is. */
export const says = (weighed: Weighed): string => ('says' in weighed ? weighed.says : weighed.reads);

/**
 * The strength that a row's volumes refer to: the dilution if it must be made, otherwise the stock; null if its diluent
 * is missing.
 */
function quickStrength(
  { dilution, missingDiluent }: Pick<QuickDose, 'dilution' | 'missingDiluent'>,
  drug: Drug,
): Concentration | null | undefined {
  if (missingDiluent) return null;
  const figure = dilution?.use === 'always' ? dilution.perMl : drug.concentration;
  return figure && perMl(figure);
}

/** The quick calculator's result for a patient of unspecified age. */
export function quickAt(row: QuickDose, drug: Drug, weight: string) {
  return attempt(() => {
    const concentration = quickStrength(row, drug);
    if (concentration === undefined) return undefined;
    const result = quickDose(
      {
        perKg: doseOf(row.dosePerKg),
        concentration,
        ...(row.minDose && { min: doseOf(row.minDose) }),
        ...(row.maxDose && { max: doseOf(row.maxDose) }),
        ...(row.fixedAdultDose && { fixedAdult: doseOf(row.fixedAdultDose) }),
        ...(row.usualMaximum && { usualMaximum: doseOf(row.usualMaximum.dose) }),
      },
      quickPath(kg(weight), null),
    );
    return 'dose' in result ? result : undefined;
  });
}

type QuickResult = NonNullable<ReturnType<typeof quickAt>>;

/** The same in the words that are used for a line's dose. */
export const quickWords = (result: QuickResult, drug: Drug): string =>
  says(exactly(result.dose, result.volume, result.kind === 'by-weight' ? result.limit : 'none', drug));

/** The card's dose, which the row shows as a warning next to a dose that its own figures allow. */
export function usualMaximum(row: QuickDose, drug: Drug): string | undefined {
  return attempt(() => {
    const { usualMaximum: usual } = row;
    const concentration = quickStrength(row, drug);
    if (usual === undefined || concentration === undefined) return undefined;
    const rule = { perKg: doseOf(usual.dose), max: doseOf(usual.dose), concentration };
    const result = quickDose(rule, quickPath(kg('1.1'), null));
    return 'dose' in result ? says(exactly(result.dose, result.volume, 'max', drug)) : undefined;
  });
}
