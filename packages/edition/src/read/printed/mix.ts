import { convert, Decimal, quantity as exactly, type Figure } from '@first60/clinical';

/** The components of a dilution: mL of stock and of saline, or an amount of drug in mL of fluid. */
export type Mix = { readonly stock: Figure; readonly saline: Figure } | { readonly drug: Figure; readonly in: Figure };

/** A smaller amount in one mL is written in micrograms, as is customary. */
const MICROGRAMS_BELOW_MG = 0.1;

/**
 * Amount of drug in one mL of a mix: 1 mg in 250 mL is 4 mcg/mL.
 * @returns undefined for a mix of stock whose own strength is not known.
 */
export function strengthOfMix(made: Mix, stock: Figure | undefined): Figure | undefined {
  const share = 'stock' in made ? shareOfStock(made, stock) : { drug: made.drug, volume: made.in.amount };
  if (share === undefined) return undefined;
  const { drug, volume: of } = share;
  const perMl = new Decimal(drug.amount).div(of);
  if (drug.unit !== 'mg' && drug.unit !== 'mcg' && drug.unit !== 'g')
    return { amount: rounded(perMl), unit: drug.unit };
  const inMg = convert(exactly(perMl, drug.unit), 'mg');
  const unit = inMg.value.lt(MICROGRAMS_BELOW_MG) ? 'mcg' : 'mg';
  return { amount: rounded(convert(inMg, unit).value), unit };
}

/** A volume of stock that has no last decimal, such as 2/3 mL, leaves a remainder far below any dose. */
const DIGITS = 12;
const rounded = (value: Decimal): number => Number(value.toPrecision(DIGITS));

function shareOfStock({ stock, saline }: Extract<Mix, { readonly stock: Figure }>, strength: Figure | undefined) {
  if (strength === undefined) return undefined;
  const drug = { amount: new Decimal(strength.amount).times(stock.amount).toNumber(), unit: strength.unit };
  return { drug, volume: new Decimal(stock.amount).plus(saline.amount).toNumber() };
}
