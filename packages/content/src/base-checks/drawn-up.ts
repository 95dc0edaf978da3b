import { type Concentration, Decimal, doseOf, type Figure, perMl, quantity, volumeOf } from '@first60/clinical';
import type { Drug, MedicationLine } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { actOf, drugOf } from './looked-up.ts';

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

/** The strength that a line's dose is drawn up from: that of the product, or of the dilution it must be given in. */
function strengthFor({ medication, act, preparation }: MedicationLine): Concentration {
  if (preparation?.mandatory) return perMl(preparation.perMl);
  const { product } = actOf(medication, act);
  const holds = edition.acts?.drugs[medication]?.products.find(({ id }) => id === product)?.holds;
  if (holds?.drug === undefined || holds.volume === undefined) return strengthOf(drugOf(medication));
  return { perMl: quantity(new Decimal(holds.drug.amount).div(holds.volume.amount), holds.drug.unit) };
}

/** Volume in mL of a line's dose, or of a multiple of that dose. */
export function millilitres(figure: Figure, line: MedicationLine, times = 1): number {
  const dose = doseOf(figure);
  const total = quantity(dose.value.times(times), dose.unit);
  return total.unit === 'mL' ? total.value.toNumber() : volumeOf(total, strengthFor(line)).value.round(4, 1).toNumber();
}
