import { expectedDigits } from '../oracle/expected-display.ts';
import { isAbove, minus, over, plus, type Rational, rational, times } from '../oracle/rational.ts';

/** A dose as the cards print it, typed again: mg, or mg for each kg with its limits, and mg in one mL. Dextrose: g, or mL. */
interface PrintedDose {
  readonly fixed?: string;
  readonly perKg?: string;
  readonly max?: string;
  readonly perMl: string;
}

/** Adult Cardiac Arrest and Pediatric Cardiac Arrest, read line by line. */
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

/** What the card gives this patient, whatever was given before; null where a weight is missing or no line gives it. */
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

/** What runs at a time by the cards, in mL or mL for each kg with the largest dose: the whole dose is the last. */
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

/** What of a drug may have run, the least first; of two that are the same there is one. */
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

/** Doses are worked out for 0.5 to 150 kg. */
const isBeyond = (weight: string): boolean =>
  isAbove(rational('0.5'), rational(weight)) || isAbove(rational(weight), rational('150'));

/** "300:6": mg and mL as the screen prints them, "-" where there is no dose. */
export const doseText = (dose: ExpectedDose | null): string =>
  dose === null ? '-' : `${expectedDigits(dose.mg)}:${expectedDigits(dose.ml)}`;

/** All that was given of these, in mg. */
export const given = (doses: ReadonlyArray<{ readonly mg: string }>): Rational =>
  doses.reduce<Rational>((sum, { mg }) => plus(sum, rational(mg)), rational('0'));

/** What the total of the cards leaves of a dose; null where it leaves nothing. */
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

/** Lidocaine of any age: 3 mg/kg. Amiodarone of a child: 15 mg/kg, never above 450 mg; an adult's doses are its total. */
function totalsOf(drug: string, weight: string | null): Rational[] {
  const each = drug.startsWith('lidocaine') ? '3' : drug === 'amiodarone' ? '15' : null;
  const byWeight = each === null || weight === null ? [] : [times(rational(each), rational(weight))];
  return drug.startsWith('amiodarone') ? [...byWeight, rational('450')] : byWeight;
}

/** Energy of the next shock of a child in J: 2 J/kg, then 4 J/kg. */
export function expectedEnergy(shocks: number, weight: string | null): string {
  const joules = energyOf(shocks, weight);
  return joules === null ? '-' : expectedDigits(joules);
}

/** "Adult dose at most" is said of a figure above 120 J, the lowest first shock of an adult on the card. */
export function saysAdultDose(shocks: number, weight: string | null): boolean {
  const joules = energyOf(shocks, weight);
  return joules !== null && isAbove(joules, rational('120'));
}

const energyOf = (shocks: number, weight: string | null): Rational | null =>
  weight === null || isBeyond(weight) ? null : times(rational(shocks === 0 ? '2' : '4'), rational(weight));

/** Below 6 kg a child may be newly born. */
export const mayBeNewborn = (weight: string | null): boolean =>
  weight !== null && isAbove(rational('6'), rational(weight));
