import { type Concentration, Decimal, doseOf, type Figure, perMl, quantity, volumeOf } from '@first60/clinical';
import type { Drug, MedicationLine } from '@first60/edition';
import { drugOf } from './looked-up.ts';

type DrugUnit = 'mg' | 'mcg' | 'g' | 'mEq' | 'units';

/** Whether a printed unit measures a drug, and not what it is dissolved in. */
const isDrugUnit = (unit: string): unit is DrugUnit => ['mg', 'mcg', 'g', 'mEq', 'units'].includes(unit);

/** The stocked strength; a nebule or injector has none of its own and is measured by its pack. */
function strengthOf({ id, concentration, presentation }: Drug): Concentration {
  if (concentration !== undefined) return perMl(concentration);
  const [, amount = '', unit = '', volume = ''] = /([\d.]+) (\w+)\/([\d.]+) mL/.exec(presentation) ?? [];
  if (!isDrugUnit(unit)) throw new Error(`${id}: no strength in "${presentation}"`);
  return { perMl: quantity(new Decimal(amount).div(volume), unit) };
}

/** What a line is drawn up from: the stock, or the dilution that it must be given in. */
const strengthFor = ({ medication, preparation }: MedicationLine): Concentration =>
  preparation?.mandatory ? perMl(preparation.perMl) : strengthOf(drugOf(medication));

/** The volume of a line's dose, or of so many times that dose, in mL. */
export function millilitres(figure: Figure, line: MedicationLine, times = 1): number {
  const dose = doseOf(figure);
  const total = quantity(dose.value.times(times), dose.unit);
  return total.unit === 'mL' ? total.value.toNumber() : volumeOf(total, strengthFor(line)).value.round(4, 1).toNumber();
}
