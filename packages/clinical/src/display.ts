import type { Decimal } from './decimal.ts';
import { type Concentration, convert, type Dose, type Unit } from './units.ts';

const HALF_UP = 1;
const MAX_DECIMALS = 4;
/** A rounded figure may differ from the exact one by at most this fraction. */
const MAX_MISSTATEMENT = 0.02;
/** Rounding error that a division may leave: an error of exactly 2 % must still count as 2 %. */
const DIVISION_RESIDUE = '1e-30';
const MICROGRAMS_BELOW_MG = 0.1;

/** The maximum number of decimals of a figure, unless rounding would misstate it. */
export type Decimals = 0 | 1 | 2;

/**
 * Digits of a figure for display, rounded half up once. There are at most `decimals` decimals, unless that would misstate
 * the figure by more than 2 %; then as many as needed, up to 4. Trailing zeros are dropped and a leading zero is always
 * there ("1", "0.5"), as ISMP and the Joint Commission require.
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
  /** Only the digits, for large type. */
  readonly digits: string;
  readonly unit: Unit;
  /** The same dose in micrograms, for doses below 0.1 mg ("5 mcg"). */
  readonly alsoMcg?: string;
}

/** A dose or volume ready for the screen. Doses above zero and below 0.1 mg also have a microgram figure. */
export const show = (dose: Dose): Shown => shownWith(dose, 2);

/** A dose or volume for the quick calculator: micrograms with one decimal, everything else with two. */
export const showQuick = (dose: Dose): Shown => shownWith(dose, dose.unit === 'mcg' ? 1 : 2);

function shownWith(dose: Dose, decimals: Decimals): Shown {
  const shown = { digits: digits(dose.value, decimals), unit: dose.unit };
  if (dose.unit !== 'mg' || dose.value.eq(0) || !dose.value.lt(MICROGRAMS_BELOW_MG)) return shown;
  return { ...shown, alsoMcg: `${digits(convert(dose, 'mcg').value)} mcg` };
}

/** The display on one line: "0.005 mg (5 mcg)". */
export const shownText = ({ digits, unit, alsoMcg }: Shown): string =>
  `${digits} ${unit}${alsoMcg === undefined ? '' : ` (${alsoMcg})`}`;

/** A dose or volume on one line, as returned by `show`. */
export const showText = (dose: Dose): string => shownText(show(dose));

/** A strength on one line: "0.1 mg/mL". */
export const strengthText = ({ perMl }: Concentration): string => `${digits(perMl.value)} ${perMl.unit}/mL`;
