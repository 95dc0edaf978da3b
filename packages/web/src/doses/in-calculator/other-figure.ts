import { doseOf, isSameDose, type Kg, type OtherFigure, quickDose, quickPath } from '@first60/clinical';
import type { AdultBolus, Edition } from '@first60/edition';
import { quickRows } from './quick-rows.ts';

/** The quick calculator's dose at this weight, if it differs from the dose on Adult Dosing. */
export function quickFigureFor(edition: Edition, { dose, quick }: AdultBolus, weight: Kg): OtherFigure | undefined {
  const row = quickRows(edition).byWeight.find(({ entry }) => entry.id === quick?.row);
  if (row === undefined) return undefined;
  const given = quickDose(row.rule, quickPath(weight, null));
  return 'dose' in given && !isSameDose(doseOf(dose), given.dose) ? given : undefined;
}
