import type { RunningClock } from '@first60/clinical';
import { m } from '../paraglide/messages.js';

/** A clock's subject: "Tourniquet". */
export const clockTitle = ({ plan }: RunningClock): string => plan?.title ?? m.clock_unknown();

/** A clock's name: "Tourniquet 2". */
export const clockName = (clock: RunningClock): string =>
  clock.number === undefined ? clockTitle(clock) : m.clock_numbered({ title: clockTitle(clock), number: clock.number });

/** True if the start time must be entered and nobody has entered it yet. */
export const isNotSet = ({ plan, isFromPress }: RunningClock): boolean => plan?.anchor === 'time' && isFromPress;

export const clockNames = (clocks: readonly RunningClock[]): string => clocks.map(clockName).join(', ');
