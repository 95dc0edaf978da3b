import { type Concentration, Decimal, type Figure, perMl, quantity } from '@first60/clinical';
import type { Drug, MedicationLine } from '@first60/edition';
import { attempt } from './attempt.ts';

/** Units that measure a drug, and not what it is dissolved in. */
export type DrugUnit = Exclude<Figure['unit'], 'mL'>;

/** Whether a printed unit measures a drug. */
export const isDrugUnit = (unit: string): unit is DrugUnit => ['mg', 'mcg', 'g', 'mEq', 'units'].includes(unit);

/** The stocked strength; a nebule or injector has none of its own and is measured by its pack. */
export function strengthOf({ concentration, presentation }: Drug): Concentration | undefined {
  if (concentration !== undefined) return attempt(() => perMl(concentration));
  const [, amount = '', unit = '', volume = ''] = /([\d.]+) (\w+)\/([\d.]+) mL/.exec(presentation) ?? [];
  return isDrugUnit(unit) ? attempt(() => ({ perMl: quantity(new Decimal(amount).div(volume), unit) })) : undefined;
}

/** What a line is drawn up from: the stock, or the dilution that it must be given in. */
export const strengthFor = ({ preparation }: MedicationLine, drug: Drug | undefined): Concentration | undefined =>
  preparation?.mandatory ? attempt(() => perMl(preparation.perMl)) : drug && strengthOf(drug);
