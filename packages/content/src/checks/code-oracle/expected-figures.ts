import { expectedDigits } from '../oracle/expected-display.ts';
import { isAbove, over, plus, type Rational, rational, times } from '../oracle/rational.ts';

/** A dose as the cards print it, typed again: mg, or mg for each kg with its limits, and mg in one mL. */
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
  },
  child: {
    epinephrine: { perKg: '0.01', max: '1', perMl: '0.1' },
    amiodarone: { perKg: '5', max: '300', perMl: '50' },
    lidocaine: { perKg: '1', max: '100', perMl: '20' },
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
  if (weight === null || printed.perKg === undefined) return null;
  const raw = times(rational(printed.perKg), rational(weight));
  const most = printed.max === undefined ? raw : rational(printed.max);
  return drawn(isAbove(raw, most) ? most : raw);
}

/** "300:6": mg and mL as the screen prints them, "-" where there is no dose. */
export const doseText = (dose: ExpectedDose | null): string =>
  dose === null ? '-' : `${expectedDigits(dose.mg)}:${expectedDigits(dose.ml)}`;

/** All that was given of these, in mg. */
export const given = (doses: ReadonlyArray<{ readonly mg: string }>): Rational =>
  doses.reduce<Rational>((sum, { mg }) => plus(sum, rational(mg)), rational('0'));

/** Whether a next dose of this weight would be more in all than the cards allow. */
export function passesTotal(drug: string, weight: string | null, before: Rational, next: ExpectedDose | null): boolean {
  if (weight === null || next === null) return false;
  const sum = plus(before, next.mg);
  // Lidocaine of any age: 3 mg/kg. Amiodarone of a child: 15 mg/kg, never above 450 mg; an adult's doses are its total.
  if (drug.startsWith('lidocaine')) return isAbove(sum, times(rational('3'), rational(weight)));
  if (drug === 'amiodarone' && isAbove(sum, times(rational('15'), rational(weight)))) return true;
  return isAbove(sum, rational('450'));
}

/** Energy of the next shock of a child in J: 2 J/kg, then 4 J/kg. */
export function expectedEnergy(shocks: number, weight: string | null): string {
  return weight === null ? '-' : expectedDigits(times(rational(shocks === 0 ? '2' : '4'), rational(weight)));
}
