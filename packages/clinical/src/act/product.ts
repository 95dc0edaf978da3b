import type { Mixture as Contents } from '../infusion-rate.ts';
import { convert, convertible, type Dose, doseOf, type Figure, type Ml, ml } from '../units.ts';
import type { Act, DrugActs, Product } from './act.ts';

/**
 * The product that an act is given from: the one it names, else the first of the drug.
 * @throws RangeError when the drug has no product of that name: a bug in the data.
 */
export function productOf({ id, products }: DrugActs, act: Act): Product {
  if (act.product === undefined) return products[0];
  const product = products.find((each) => each.id === act.product);
  if (product === undefined) throw new RangeError(`${id} has no product ${act.product}`);
  return product;
}

/** Drug and volume of one container; undefined for a fluid, a gas, a tablet and a powder. */
export const contentsOf = ({ holds: { drug, volume } }: Product): Contents | undefined =>
  drug && volume && { drug: doseOf(drug), volume: ml(volume.amount) };

/**
 * The volume that holds a dose, exactly, also where the strength of 1 mL could not be written (1 mg in 3 mL). A dose in
 * mL is its own volume.
 * @throws RangeError when dose and drug measure different things.
 */
export function volumeIn(dose: Dose, { drug, volume }: Contents): Ml {
  if (dose.unit === 'mL') return ml(dose.value);
  return ml(convert(dose, drug.unit).value.times(volume.value).div(drug.value));
}

/** The drug in 1 mL, in the unit of the dose where it converts. A figure to be shown; nothing is computed from it. */
export function strengthOf({ drug, volume }: Contents, dose: Dose): Figure {
  const unit = convertible(drug.unit, dose.unit) ? dose.unit : drug.unit;
  return { amount: convert(drug, unit).value.div(volume.value).toNumber(), unit };
}
