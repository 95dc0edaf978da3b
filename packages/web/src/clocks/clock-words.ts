import type { RunningClock } from '@first60/clinical';
import { m } from '../paraglide/messages.js';

/** The name of a clock: "Tourniquet 2". */
export function clockName({ plan, number }: RunningClock): string {
  const title = plan?.title ?? m.clock_unknown();
  return number === undefined ? title : m.clock_numbered({ title, number });
}

export const clockNames = (clocks: readonly RunningClock[]): string => clocks.map(clockName).join(', ');
