import type { ClockPlan } from '@first60/clinical';
import { m } from '../paraglide/messages.js';
import { toast } from '../ui/toast.ts';

/**
 * Starts a clock now, with one tap. The code that writes its log may have to load first, but the clock counts from the
 * press.
 */
export async function pressClock(user: string, plan: ClockPlan): Promise<void> {
  const pressedAt = performance.now();
  try {
    const { startOrOpen } = await import('./clock-presses.ts');
    startOrOpen(user, plan, Math.round(performance.now() - pressedAt));
  } catch {
    toast({ title: m.clock_not_started({ clock: plan.title }), tone: 'destructive' });
  }
}
