import { expectedDigits } from '../oracle/expected-display.ts';
import { isAbove, minus, over, plus, type Rational, rational, times } from '../oracle/rational.ts';

/**
 * A dose as printed on the cards, re-entered by hand: mg, or mg per kg with its limits, and mg in one mL. For dextrose:
 * g, or mL.
 */
interface PrintedDose {
  readonly fixed?: string;
  readonly perKg?: string;
  readonly max?: string;
  readonly perMl: string;
}

/** Adult Cardiac Arrest and Pediatric Cardiac Arrest, transcribed line by line. */
const DOSES: Readonly<Record<'adult' | 'child', Readonly<Record<string, PrintedDose>>>> = {
  adult: {
    epinephrine: { fixed: '1', perMl: '0.1' },
    'amiodarone-first': { fixed: '300', perMl: '50' },
    'amiodarone-second': { fixed: '150', perMl: '50' },
    'lidocaine-first': { perKg: '1.5', perMl: '20' },
    'lidocaine-second': { perKg: '0.75', perMl: '20' },
    dextrose: { fixed: '25', perMl: '0.1' },
  },
  child: {
    epinephrine: { perKg: '0.01', max: '1', perMl: '0.1' },
    amiodarone: { perKg: '5', max: '300', perMl: '50' },
    lidocaine: { perKg: '1', max: '100', perMl: '20' },
    dextrose: { perKg: '5', max: '250', perMl: '1' },
  },
};

export interface ExpectedDose {
  readonly mg: Rational;
  readonly ml: Rational;
}

/**
 * The card's dose for this patient, regardless of earlier doses; null when the weight is missing or no line has a dose.
 */
export function expectedDose(plan: 'adult' | 'child', drug: string, weight: string | null): ExpectedDose | null {
  const printed = DOSES[plan][drug];
  if (printed === undefined) return null;
  const strength = rational(printed.perMl);
  const drawn = (mg: Rational) => ({ mg, ml: over(mg, strength) });
  if (printed.fixed !== undefined) return drawn(rational(printed.fixed));
  if (weight === null || printed.perKg === undefined || isBeyond(weight)) return null;
  const raw = times(rational(printed.perKg), rational(weight));
  const most = printed.max === undefined ? raw : rational(printed.max);
  return drawn(isAbove(raw, most) ? most : raw);
}

/**
 * Volumes that the cards allow to run at a time, in mL, or in mL per kg with the maximum dose. The last volume is the
 * whole dose.
 */
const STEPS: Readonly<Record<'adult' | 'child', Readonly<Record<string, PrintedSteps>>>> = {
  adult: {
    saline: { ml: ['250', '500', '1000'], perMl: '1' },
    dextrose: { ml: ['50', '100', '150', '200', '250'], perMl: '0.1' },
  },
  child: {
    saline: { mlPerKg: ['10', '20'], most: '1000', perMl: '1' },
    dextrose: { mlPerKg: ['2', '5'], most: '250', perMl: '1' },
  },
};

/** `perMl`: grams in one mL, or 1 for a dose in mL. */
type PrintedSteps = { readonly perMl: string } & (
  | { readonly ml: readonly string[] }
  | { readonly mlPerKg: readonly string[]; readonly most: string }
);

/** The amounts of a drug that may have run, smallest first. Equal amounts are listed once. */
export function expectedSteps(plan: 'adult' | 'child', drug: string, weight: string): readonly ExpectedDose[] {
  const printed = STEPS[plan][drug];
  if (printed === undefined) return [];
  const volumes = 'ml' in printed ? printed.ml.map(rational) : volumesFor(printed, weight);
  return volumes.map((ml) => ({ ml, mg: times(ml, rational(printed.perMl)) }));
}

function volumesFor({ mlPerKg, most }: { readonly mlPerKg: readonly string[]; readonly most: string }, weight: string) {
  if (isBeyond(weight)) return [];
  const whole = mlPerKg.map((each) => times(rational(each), rational(weight)));
  const below = whole.filter((volume) => isAbove(rational(most), volume));
  return below.length < whole.length ? [...below, rational(most)] : below;
}

/** Doses are calculated for 0.5 to 150 kg. */
const isBeyond = (weight: string): boolean =>
  isAbove(rational('0.5'), rational(weight)) || isAbove(rational(weight), rational('150'));

/** "300:6": mg and mL as shown on the screen, "-" when there is no dose. */
export const doseText = (dose: ExpectedDose | null): string =>
  dose === null ? '-' : `${expectedDigits(dose.mg)}:${expectedDigits(dose.ml)}`;

/** Sum of these doses, in mg. */
export const given = (doses: ReadonlyArray<{ readonly mg: string }>): Rational =>
  doses.reduce<Rational>((sum, { mg }) => plus(sum, rational(mg)), rational('0'));

/** The part of a dose that the card's total still allows; null when nothing is left. */
export function withinTotal(
  drug: string,
  weight: string | null,
  before: Rational,
  next: ExpectedDose,
): ExpectedDose | null {
  const limits = totalsOf(drug, weight);
  const left = limits
    .map((limit) => minus(limit, before))
    .reduce((one, other) => (isAbove(one, other) ? other : one), next.mg);
  if (!isAbove(left, rational('0'))) return null;
  return { mg: left, ml: times(next.ml, over(left, next.mg)) };
}

/**
 * Lidocaine at any age: 3 mg/kg. Amiodarone for a child: 15 mg/kg, never above 450 mg. An adult's doses add up to the total.
 */
function totalsOf(drug: string, weight: string | null): Rational[] {
  const each = drug.startsWith('lidocaine') ? '3' : drug === 'amiodarone' ? '15' : null;
  const byWeight = each === null || weight === null ? [] : [times(rational(each), rational(weight))];
  return drug.startsWith('amiodarone') ? [...byWeight, rational('450')] : byWeight;
}

/** Energy of a child's next shock, in J: 2 J/kg, then 4 J/kg. */
export function expectedEnergy(shocks: number, weight: string | null): string {
  const joules = energyOf(shocks, weight);
  return joules === null ? '-' : expectedDigits(joules);
}

/** True when "Adult dose at most" is shown: for a figure above 120 J, the card's lowest first shock for an adult. */
export function saysAdultDose(shocks: number, weight: string | null): boolean {
  const joules = energyOf(shocks, weight);
  return joules !== null && isAbove(joules, rational('120'));
}

const energyOf = (shocks: number, weight: string | null): Rational | null =>
  weight === null || isBeyond(weight) ? null : times(rational(shocks === 0 ? '2' : '4'), rational(weight));

/** A child below 6 kg may be a newborn. */
export const mayBeNewborn = (weight: string | null): boolean =>
  weight !== null && isAbove(rational('6'), rational(weight));
