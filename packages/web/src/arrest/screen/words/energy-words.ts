import { Decimal, type DecimalInput, type NextShock } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';

/**
 * The highest energy that any defibrillator delivers, which is a monophasic one. Source: the adult card
 * (aha-2020-arrest).
 */
export const MOST_JOULES = 360;

/** Rounding modes of big.js: toward zero and away from zero. */
const [DOWN, UP] = [0, 3] as const;

/** Rounds to whole joules, with a half rounded down, because no device has 159.6 J. The log keeps the exact figure. */
export const wholeJoules = (joules: DecimalInput): string => new Decimal(joules).minus('0.5').round(0, UP).toFixed();

/** The energy to set on the device: "64 J", or the card's wording. */
export function energyText(energy: NextShock): string {
  if (energy.kind === 'text') return energy.text;
  if (isAdultDose(energy)) return m.arrest_joules_adult_only();
  const value = wholeJoules(energy.joules.value);
  if (energy.mayPassAdult) return m.arrest_joules_adult({ joules: value });
  const joules = m.arrest_joules({ joules: value });
  // The upper end is a limit, so it is never rounded up.
  return energy.upTo === undefined
    ? joules
    : m.arrest_joules_up_to({ joules, upTo: energy.upTo.value.round(0, DOWN).toFixed() });
}

/** True when the figure is no longer useful, because no device delivers more and an adult's dose is the maximum. */
const isAdultDose = (energy: Extract<NextShock, { kind: 'joules' }>): boolean =>
  energy.mayPassAdult === true && energy.joules.value.gte(MOST_JOULES);

/** The exact joules that are logged for a shock; undefined if the screen shows no figure. */
export const loggedJoules = (energy: NextShock | undefined): number | undefined =>
  energy?.kind !== 'joules' || isAdultDose(energy) ? undefined : energy.joules.value.toNumber();
