import type { RunningClock } from '@first60/clinical';
import { m } from '../paraglide/messages.js';

/** What a clock is of: "Tourniquet". */
export const clockTitle = ({ plan }: RunningClock): string => plan?.title ?? m.clock_unknown();

/** The name of a clock: "Tourniquet 2". */
export const clockName = (clock: RunningClock): string =>
  clock.number === undefined ? clockTitle(clock) : m.clock_numbered({ title: clockTitle(clock), number: clock.number });

/** Where the time at which it began has to be said and nobody has said it. */
export const isNotSet = ({ plan, isFromPress }: RunningClock): boolean => plan?.anchor === 'time' && isFromPress;

export const clockNames = (clocks: readonly RunningClock[]): string => clocks.map(clockName).join(', ');
