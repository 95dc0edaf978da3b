import type { ClockPlan } from '@first60/clinical';
import { m } from '../paraglide/messages.js';
import { toast } from '../ui/toast.ts';

/**
 * Starts a clock now, with one tap. The code that writes its log may have to load first, but the clock counts from the
 * press.
 */
export const pressClock = (user: string, plan: ClockPlan): Promise<void> =>
  press(plan, ({ startOrOpen }, waited) => startOrOpen(user, plan, waited));

/** The same for the dose that the clock counts from: a clock that is running begins again. */
export const pressClockOfDose = (user: string, plan: ClockPlan): Promise<void> =>
  press(plan, ({ startFromDose }, waited) => startFromDose(user, plan, waited));

async function press(
  plan: ClockPlan,
  start: (presses: typeof import('./clock-presses.ts'), waited: number) => void,
): Promise<void> {
  const pressedAt = performance.now();
  try {
    start(await import('./clock-presses.ts'), Math.round(performance.now() - pressedAt));
  } catch {
    toast({ title: m.clock_not_started({ clock: plan.title }), tone: 'destructive' });
  }
}
