import { type Concentration, Decimal, type Figure, perMl, quantity } from '@first60/clinical';
import type { Drug, MedicationLine } from '@first60/edition';
import { attempt } from './attempt.ts';

/** Units that measure a drug, and not the fluid that it is dissolved in. */
export type DrugUnit = Exclude<Figure['unit'], 'mL'>;

/** True when a printed unit measures a drug. */
export const isDrugUnit = (unit: string): unit is DrugUnit => ['mg', 'mcg', 'g', 'mEq', 'units'].includes(unit);

/** The stocked strength. A nebule or injector has no strength of its own, so its pack size is used. */
export function strengthOf({ concentration, presentation }: Drug): Concentration | undefined {
  if (concentration !== undefined) return attempt(() => perMl(concentration));
  const [, amount = '', unit = '', volume = ''] = /([\d.]+) (\w+)\/([\d.]+) mL/.exec(presentation) ?? [];
  return isDrugUnit(unit) ? attempt(() => ({ perMl: quantity(new Decimal(amount).div(volume), unit) })) : undefined;
}

/** The strength that a line is drawn up from: that of the stock, or of the mandatory dilution. */
export const strengthFor = ({ preparation }: MedicationLine, drug: Drug | undefined): Concentration | undefined =>
  preparation?.mandatory ? attempt(() => perMl(preparation.perMl)) : drug && strengthOf(drug);
