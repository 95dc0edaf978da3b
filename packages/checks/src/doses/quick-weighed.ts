import { type Concentration, doseOf, kg, perMl, quickDose, quickPath } from '@first60/clinical';
import type { Drug, QuickDose } from '@first60/edition';
import { attempt } from './attempt.ts';
import { exactly, type Weighed } from './weighed.ts';

/** The dose as a line and a row say it: a text stands for itself. */
export const says = (weighed: Weighed): string => ('says' in weighed ? weighed.says : weighed.reads);

/** What the volumes of a row are of: the dilution where it must be made, else the stock; null where its diluent is missing. */
function quickStrength(
  { dilution, missingDiluent }: Pick<QuickDose, 'dilution' | 'missingDiluent'>,
  drug: Drug,
): Concentration | null | undefined {
  if (missingDiluent) return null;
  const figure = dilution?.use === 'always' ? dilution.perMl : drug.concentration;
  return figure && perMl(figure);
}

/** What the quick calculator gives a patient whose age is not asked for. */
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

/** The same in the words that a line's dose is said in. */
export const quickWords = (result: QuickResult, drug: Drug): string =>
  says(exactly(result.dose, result.volume, result.kind === 'by-weight' ? result.limit : 'none', drug));

/** What the row says beside a dose that its own figures let pass: the card's dose as a warning. */
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
