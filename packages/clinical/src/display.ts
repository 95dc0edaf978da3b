import type { Decimal } from './decimal.ts';
import { convert, type Dose, type Unit } from './units.ts';

const HALF_UP = 1;
const MAX_DECIMALS = 4;
/** A rounded figure may differ from the exact one by at most this share. */
const MAX_MISSTATEMENT = 0.02;
/** What a division may have rounded off: an error of exactly 2 % must still count as 2 %. */
const DIVISION_RESIDUE = '1e-30';
const MICROGRAMS_BELOW_MG = 0.1;

/** Decimals a screen asks for: 2, or 1 for micrograms in the quick calculator. */
export type Decimals = 0 | 1 | 2;

/**
 * Digits of a figure for display, rounded half up once: at most `decimals` decimals, unless that
 * would misstate the figure by more than 2 %; then as many as needed, up to 4. Trailing zeros are
 * dropped and a leading zero is always there ("1", "0.5"), as ISMP and the Joint Commission ask.
 */
export function digits(value: Decimal, decimals: Decimals = 2): string {
  for (let places: number = decimals; places < MAX_DECIMALS; places += 1) {
    const rounded = value.round(places, HALF_UP);
    if (rounded.eq(value)) return rounded.toFixed();
    const error = rounded.minus(value).abs();
    if (error.lte(value.times(MAX_MISSTATEMENT).plus(DIVISION_RESIDUE))) return rounded.toFixed();
  }
  return value.round(MAX_DECIMALS, HALF_UP).toFixed();
}

export interface Shown {
  /** The digits alone, for large type. */
  readonly digits: string;
  readonly unit: Unit;
  /** The same dose in micrograms, for doses below 0.1 mg ("5 mcg"). */
  readonly alsoMcg?: string;
}

/** A dose or volume ready for the screen. Doses above zero and below 0.1 mg also carry the microgram figure. */
export function show(dose: Dose, decimals: Decimals = 2): Shown {
  const shown = { digits: digits(dose.value, decimals), unit: dose.unit };
  if (dose.unit !== 'mg' || dose.value.eq(0) || !dose.value.lt(MICROGRAMS_BELOW_MG)) return shown;
  return { ...shown, alsoMcg: `${digits(convert(dose, 'mcg').value)} mcg` };
}

/** The same in one line: "0.005 mg (5 mcg)". */
export function showText(dose: Dose, decimals: Decimals = 2): string {
  const shown = show(dose, decimals);
  const main = `${shown.digits} ${shown.unit}`;
  return shown.alsoMcg === undefined ? main : `${main} (${shown.alsoMcg})`;
}
