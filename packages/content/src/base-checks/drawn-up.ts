import { type Concentration, Decimal, doseOf, type Figure, perMl, quantity, volumeOf } from '@first60/clinical';
import type { Drug, MedicationLine } from '@first60/edition';
import { drugOf } from './looked-up.ts';

type DrugUnit = 'mg' | 'mcg' | 'g' | 'mEq' | 'units';

/** True when a printed unit measures a drug and not its diluent. */
const isDrugUnit = (unit: string): unit is DrugUnit => ['mg', 'mcg', 'g', 'mEq', 'units'].includes(unit);

/** The stocked strength. A nebule or injector has no strength of its own and is measured by its pack. */
function strengthOf({ id, concentration, presentation }: Drug): Concentration {
  if (concentration !== undefined) return perMl(concentration);
  const [, amount = '', unit = '', volume = ''] = /([\d.]+) (\w+)\/([\d.]+) mL/.exec(presentation) ?? [];
  if (!isDrugUnit(unit)) throw new Error(`${id}: no strength in "${presentation}"`);
  return { perMl: quantity(new Decimal(amount).div(volume), unit) };
}

/** The strength that a line's dose is drawn up from: that of the stock, or of the dilution it must be given in. */
const strengthFor = ({ medication, preparation }: MedicationLine): Concentration =>
  preparation?.mandatory ? perMl(preparation.perMl) : strengthOf(drugOf(medication));

/** Volume in mL of a line's dose, or of a multiple of that dose. */
export function millilitres(figure: Figure, line: MedicationLine, times = 1): number {
  const dose = doseOf(figure);
  const total = quantity(dose.value.times(times), dose.unit);
  return total.unit === 'mL' ? total.value.toNumber() : volumeOf(total, strengthFor(line)).value.round(4, 1).toNumber();
}
