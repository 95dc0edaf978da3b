import { Decimal } from '../decimal.ts';
import { type Joules, joulesPerKg, type Kg, quantity } from '../units.ts';
import { shockEnergy } from '../weight-dose.ts';
import type { Course } from './arrest-course.ts';
import type { ArrestPlan } from './arrest-plan.ts';
import { type ArrestPatient, arrestWeight } from './arrest-weight.ts';

/** The energy of the next shock: exact joules if the energy depends on weight, otherwise the card's text. */
export type NextShock =
  | {
      readonly kind: 'joules';
      /** The shock's number in the arrest, from 1. */
      readonly number: number;
      readonly joules: Joules;
      /** The maximum, if the plan allows a range and states the adult's dose. */
      readonly upTo?: Joules;
      /** Limited to the adult's dose. */
      readonly limited?: true;
      /** The energy may exceed the adult's dose, which differs between devices. */
      readonly mayPassAdult?: true;
      readonly text: string;
    }
  | {
      readonly kind: 'text';
      readonly number: number;
      readonly text: string;
      /** Why a plan with energies per kilogram gives no figure. */
      readonly because?: 'no-weight' | 'weight-out-of-range';
    };

/**
 * The energy of the next shock for the patient's weight. It uses the plan's J/kg for this shock number; the last figure
 * applies to all later shocks. It never exceeds the adult's dose if the plan states one. Exact joules for 0.5 to 150
 * kg. Shocks before a ROSC count, so that a later shock is never weaker. The upper end of a range is given only when
 * the adult's dose is stated, because the lower of the two applies.
 * @throws RangeError as `joulesPerKg` does: a bug in the data.
 * Source: product specification section 9 (2 J/kg, then 4 J/kg); the maximum comes from the plan, with its own source.
 */
export function nextShock({ energy }: ArrestPlan, { shocks }: Course, patient: ArrestPatient): NextShock {
  const number = shocks.length + 1;
  const { perKg, maxPerKg, ceiling, adultFrom, text } = energy;
  const own = perKg?.[Math.min(number, perKg.length) - 1];
  if (perKg === undefined || own === undefined) return { kind: 'text', number, text };
  const found = arrestWeight(patient);
  if (found.kind === 'none') return { kind: 'text', number, text, because: found.because };
  const { joules, limited } = heldTo(ceiling, own, found.weight);
  const isRange = maxPerKg !== undefined && ceiling !== undefined && number > perKg.length;
  return {
    kind: 'joules',
    number,
    joules,
    ...(isRange ? { upTo: heldTo(ceiling, maxPerKg, found.weight).joules } : {}),
    ...(limited ? { limited } : {}),
    ...(adultFrom !== undefined && joules.value.gt(adultFrom) ? { mayPassAdult: true } : {}),
    text,
  };
}

function heldTo(ceiling: number | undefined, perKg: number, weight: Kg): { joules: Joules; limited?: true } {
  const joules = shockEnergy(joulesPerKg(perKg), weight);
  if (ceiling === undefined || joules.value.lte(new Decimal(ceiling))) return { joules };
  return { joules: quantity(ceiling, 'J'), limited: true };
}
