import { type ClockPlan, type RunningClock, runningClocks } from '@first60/clinical';
import { useEffect, useState } from 'react';
import { clockTime } from '../arrest/log/clock-logs.ts';
import { useLogsWithClocks } from '../arrest/log/use-arrest-logs.ts';
import { useHeldEdition } from '../edition/live-edition.ts';

const SECOND_MS = 1_000;
const NO_PLANS: readonly ClockPlan[] = [];

/** The edition's plans. Empty until the edition is loaded. */
export const useClockPlans = (): readonly ClockPlan[] => useHeldEdition(true)?.clocks ?? NO_PLANS;

/** A user's running clocks, updated at every full second of each clock. */
export function useRunningClocks(user: string): readonly RunningClock[] {
  const logs = useLogsWithClocks(user);
  const plans = useClockPlans();
  const [, setLooks] = useState(0);
  const clocks = runningClocks(
    logs.map(({ code, events }) => ({ code, events, t: clockTime(code) })),
    plans,
  );
  const next = Math.min(...clocks.map(({ elapsed }) => SECOND_MS - (elapsed % SECOND_MS)));
  useEffect(() => {
    const look = () => setLooks((count) => count + 1);
    document.addEventListener('visibilitychange', look);
    const timer = Number.isFinite(next) ? setTimeout(look, next) : undefined;
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return clocks;
}
