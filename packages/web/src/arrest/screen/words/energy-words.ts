import { Decimal, type DecimalInput, type NextShock } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';

/** The most that a defibrillator gives: a monophasic one. Source: the adult card (aha-2020-arrest). */
export const MOST_JOULES = 360;

/** As big.js has them: towards zero, and away from it. */
const [DOWN, UP] = [0, 3] as const;

/** To the nearest whole joule, a half down: no device has 159.6 J. The log keeps the exact figure. */
export const wholeJoules = (joules: DecimalInput): string => new Decimal(joules).minus('0.5').round(0, UP).toFixed();

/** What a crew sets its device to: "64 J", or what the card says. */
export function energyText(energy: NextShock): string {
  if (energy.kind === 'text') return energy.text;
  if (isAdultDose(energy)) return m.arrest_joules_adult_only();
  const value = wholeJoules(energy.joules.value);
  if (energy.mayPassAdult) return m.arrest_joules_adult({ joules: value });
  const joules = m.arrest_joules({ joules: value });
  // The upper end is a limit: it is never rounded up.
  return energy.upTo === undefined
    ? joules
    : m.arrest_joules_up_to({ joules, upTo: energy.upTo.value.round(0, DOWN).toFixed() });
}

/** The figure says nothing any more: no device gives more, and an adult's dose is the most. */
const isAdultDose = (energy: Extract<NextShock, { kind: 'joules' }>): boolean =>
  energy.mayPassAdult === true && energy.joules.value.gte(MOST_JOULES);

/** The exact joules that the log holds of a shock; undefined where the screen says no figure. */
export const loggedJoules = (energy: NextShock | undefined): number | undefined =>
  energy?.kind !== 'joules' || isAdultDose(energy) ? undefined : energy.joules.value.toNumber();
