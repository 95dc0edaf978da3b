import {
  type ActPreparation,
  convert,
  convertible,
  Decimal,
  digits,
  doseOf,
  type Figure,
  perMl,
  type Recipe,
  showText,
  strengthText,
} from '@first60/clinical';
import { quantityText } from '../../model/quantity-text.ts';

const ml = ({ value }: Recipe['total']): string => `${digits(value)} mL`;
/** The printed name of a fluid: "dextrose 5%". */
export const fluidName = (diluent: string): string => diluent.replace(/-(\d+)$/, ' $1%').replaceAll('-', ' ');
const fluidOf = ({ diluent }: ActPreparation): string => fluidName(diluent);
const notIn = ({ never }: ActPreparation): string => (never === undefined ? '' : `. Never in ${never.join(' or ')}`);
const EMPTY = 'in an empty labeled syringe, never a flush';

/** Where a drug is drawn from: " of 5 mg/mL"; nothing for a powder. */
const ofStock = (stock: Figure | undefined): string => (stock === undefined ? '' : ` of ${strengthText(perMl(stock))}`);

/**
 * How a preparation is made for this dose: "1 mL of 5 mg/mL + 4 mL saline = 5 mL of 1 mg/mL".
 * @param strength what is drawn up from
 */
export function recipeWords(
  { preparation, drug, stock, diluent, total, strength }: Recipe,
  from: Figure | undefined,
): string {
  const { mix, container } = preparation;
  const fluid = fluidOf(preparation);
  const made = strength === undefined ? '' : ` of ${strengthText(perMl(strength))}`;
  const never = notIn(preparation);
  // A powder takes no room.
  if (stock === undefined) return `${showText(drug)} + ${ml(total)} ${fluid} = ${ml(total)}${made}${never}`;
  const drawn = `${ml(stock)}${ofStock(from)}`;
  if (mix.kind === 'into')
    return `${drawn} (${showText(drug)}) into ${mix.volume.amount} mL ${fluid}, all of it. Label it${never}`;
  if (mix.kind !== 'bag') return `${drawn} + ${ml(diluent)} ${fluid} = ${ml(total)}${made}, ${EMPTY}${never}`;
  const bag =
    container === undefined || container.amount === mix.in.amount
      ? `Take ${ml(stock)} out of a ${ml(total)} ${fluid} bag`
      : `Empty a ${container.amount} mL ${fluid} bag to ${ml(total)}`;
  return `${bag}, put in ${drawn} (${showText(drug)}) = ${ml(total)}${made}. Label it${never}`;
}

/** The drug in 1 mL of a mixture. */
const inOneMl = ({ drug, in: volume }: Extract<ActPreparation['mix'], { kind: 'bag' }>): Figure => ({
  amount: new Decimal(drug.amount).div(volume.amount).toNumber(),
  unit: drug.unit,
});

/** How a preparation is made while the dose is not known: for each mL of stock, or for the dose as a whole. */
export function preparationWords(preparation: ActPreparation, from: Figure | undefined): string {
  const { mix } = preparation;
  const fluid = fluidOf(preparation);
  const never = notIn(preparation);
  if (mix.kind === 'into') return `the dose into ${mix.volume.amount} mL ${fluid}, all of it. Label it${never}`;
  if (mix.kind === 'up-to') return `the dose made up to ${mix.volume.amount} mL with ${fluid}${never}`;
  const strength = mix.kind === 'bag' ? inOneMl(mix) : mix.strength;
  if (from === undefined || !convertible(from.unit, strength.unit)) return `made up with ${fluid}${never}`;
  const parts = convert(doseOf(from), strength.unit).value.div(strength.amount).minus(1);
  return `each mL${ofStock(from)} + ${digits(parts)} mL ${fluid} = ${quantityText(strength)}/mL, ${EMPTY}${never}`;
}
