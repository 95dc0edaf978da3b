import { drawnStrength } from './comprehensive-dose.ts';
import type { ComprehensivePath } from './comprehensive-patient.ts';
import { Decimal } from './decimal.ts';
import type { DoseRow, DoseStock, InfusionRange } from './dose-row.ts';
import { type Mixture, oneMl, pumpRate } from './infusion-rate.ts';
import { type AmountReading, readAmount } from './read-amount.ts';
import { convert, type Dose, doseOf, type Kg, type MlPerHour, quantity } from './units.ts';

/** An infusion for this patient, ready to be set. */
export interface Infusion {
  readonly range: InfusionRange;
  /** Null if the rate is not per kilogram. */
  readonly weight: Kg | null;
  /** The mixture from the stock: its bag, or the drug itself if it is run undiluted. */
  readonly mixture: Mixture;
  /** For this patient, the infusion is given only by pump. */
  readonly byPump: boolean;
}

export type ComprehensiveInfusion =
  | ({ readonly kind: 'infusion' } & Infusion)
  /** The rate is per kilogram, and the weight is unknown. */
  | { readonly kind: 'needs-weight' }
  /** The row is not an infusion or has no infusion for this patient. */
  | { readonly kind: 'none' };

/**
 * The infusion of one dosing row on the patient's path, from the row's entered figures. The row's text is never parsed.
 */
export function comprehensiveInfusion(stock: DoseStock, row: DoseRow, path: ComprehensivePath): ComprehensiveInfusion {
  const patient = patientOf(path);
  const range = patient && (patient.adult ? row.adultInfusion : row.pedsInfusion);
  const strength = drawnStrength(stock, row);
  if (!patient || !range || strength === null) return { kind: 'none' };
  const weight = range.per === 'kg/min' ? patient.weight : null;
  if (range.per === 'kg/min' && weight === null) return { kind: 'needs-weight' };
  const byPump = row.byPump === 'all' || (row.byPump === 'children' && !patient.adult);
  return { kind: 'infusion', range, weight, mixture: oneMl(strength), byPump };
}

function patientOf(path: ComprehensivePath): { readonly adult: boolean; readonly weight: Kg | null } | null {
  if (path.kind === 'nothing-entered') return null;
  return { adult: path.kind === 'adult', weight: 'weight' in path ? path.weight : null };
}

/** One infusion rate: the total amount of drug per minute, and the volume per hour. */
export interface RunningRate {
  readonly perMinute: Dose;
  readonly pump: MlPerHour;
  /** More than the row's wording allows without an order. */
  readonly needsOrder: boolean;
}

/** The result for a rate within the range and the given mixture. @throws RangeError as `pumpRate` does. */
export function runningRate({ range, weight }: Infusion, rate: Dose, mixture: Mixture): RunningRate {
  const perMinute = quantity(weight === null ? rate.value : rate.value.times(weight.value), rate.unit);
  const { orderAbove } = range;
  const needsOrder = orderAbove !== undefined && convert(perMinute, orderAbove.unit).value.gt(doseOf(orderAbove).value);
  return { perMinute, pump: pumpRate(perMinute, mixture), needsOrder };
}

/** If a rate is outside this range, the dilution or the weight should be checked. */
const PUMP = { from: '0.1', to: '999' } as const;

/** True when a common pump can be set to the rate: 0.1 to 999 mL/h. */
export const isOfPump = ({ value }: MlPerHour): boolean => value.gte(PUMP.from) && value.lte(PUMP.to);

/** Maximum number of decimals in a typed rate: rates in mcg per kilogram need hundredths. */
const RATE_DECIMALS = 3;

/** Reads a rate as typed, in the unit of the range and within its limits. */
export const readRate = (text: string, { low, high }: InfusionRange): AmountReading =>
  readAmount(text, { from: low.amount, to: high.amount, decimals: RATE_DECIMALS });

/**
 * The step from one rate to the next: the place value of the lower limit's first digit, 1 for 5 mcg and 0.01 for 0.05.
 */
export const rateStep = ({ low }: InfusionRange): number => Number(`1e${new Decimal(low.amount).e}`);
