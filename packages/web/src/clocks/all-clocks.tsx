import { nextMoment, type RunningClock } from '@first60/clinical';
import { Timer } from 'lucide-react';
import { leftText, timeText } from '../arrest/time-text.ts';
import { m } from '../paraglide/messages.js';
import { useUserScope } from '../session/use-user-scope.ts';
import { clockName, isNotSet } from './clock-words.ts';
import { openClock } from './opened-clock.ts';
import { pressClock } from './press-clock.ts';
import { useClockPlans } from './use-running-clocks.ts';

/** The running clocks, each of which opens its messages when pressed, and the clocks that can be started. */
export function AllClocks({ clocks }: { clocks: readonly RunningClock[] }) {
  const { userId } = useUserScope();
  const startable = useClockPlans().filter(({ id, several }) => several || !clocks.some(({ clock }) => clock === id));
  return (
    <>
      <ul className="flex flex-col gap-2">
        {clocks.map((clock) => {
          const next = clock.plan && nextMoment(clock.plan, clock.elapsed);
          return (
            <li key={clock.id}>
              <button
                type="button"
                onClick={() => openClock({ id: clock.id })}
                className="flex min-h-12 w-full flex-wrap items-baseline justify-between gap-x-3 rounded-lg border border-line px-3 py-2 text-start"
              >
                <span className="font-bold">{clockName(clock)}</span>
                <span className="figure text-lg font-extrabold">{timeText(clock.elapsed)}</span>
                {isNotSet(clock) ? (
                  <span className="basis-full text-sm font-bold text-critical-ink">{m.clock_not_set()}</span>
                ) : (
                  next && <span className="basis-full text-sm">{m.clock_next_in({ time: leftText(next.left) })}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <h3 className="mt-2 font-bold">{m.clock_start_another()}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-2">
        {startable.map((plan) => (
          <button
            key={plan.id}
            type="button"
            onClick={() => {
              openClock(undefined);
              void pressClock(userId, plan);
            }}
            className="flex min-h-12 items-center gap-2 rounded-lg border border-line px-2 text-start text-sm leading-tight font-semibold"
          >
            <Timer aria-hidden className="size-5 shrink-0 text-accent-ink" />
            {plan.title}
          </button>
        ))}
      </div>
    </>
  );
}
