import { nextMoment, type RunningClock } from '@first60/clinical';
import { ArrowRight, Plus, Timer } from 'lucide-react';
import { leftText, timeText } from '../arrest/time-text.ts';
import { m } from '../paraglide/messages.js';
import { clockTitle, isNotSet } from './clock-words.ts';
import { openClock } from './opened-clock.ts';

const SHOWN = 3;

/**
 * The running clocks, earliest first, so that none moves when another one starts. Clocks for which there is no room are
 * shown as a number.
 */
export function ClockChips({ clocks }: { clocks: readonly RunningClock[] }) {
  const more = clocks.length - SHOWN;
  return (
    <div className="flex h-full items-stretch divide-x divide-line-soft">
      {clocks.slice(0, SHOWN).map((clock) => (
        <ClockChip key={clock.id} clock={clock} />
      ))}
      <button
        type="button"
        aria-label={more > 0 ? m.clock_more({ count: more }) : m.clock_all()}
        onClick={() => openClock('all')}
        className="flex min-w-12 shrink-0 items-center justify-center text-lg font-extrabold text-accent-ink @max-[6rem]:flex-1 @max-[6rem]:border-0"
      >
        <span className="@max-[6rem]:hidden">{more > 0 ? `+${more}` : <Plus aria-hidden className="size-5" />}</span>
        <span
          aria-hidden
          data-count={clocks.length}
          className="hidden items-center gap-0.5 after:content-[attr(data-count)] @max-[6rem]:flex"
        >
          <Timer aria-hidden className="size-5" />
        </span>
      </button>
    </div>
  );
}

function ClockChip({ clock }: { clock: RunningClock }) {
  const next = clock.plan && nextMoment(clock.plan, clock.elapsed);
  const elapsed = timeText(clock.elapsed);
  const notSet = isNotSet(clock);
  // The time of the next message is unknown too.
  const left = notSet ? undefined : next && leftText(next.left);
  return (
    <button
      type="button"
      onClick={() => openClock({ id: clock.id })}
      className="flex max-w-60 min-w-0 flex-1 flex-col justify-center overflow-hidden px-1.5 text-start leading-tight @max-[6rem]:hidden"
    >
      <span className="flex w-full gap-1 text-xs font-semibold text-ink-2">
        <span className="truncate">{clockTitle(clock)}</span> {/* The number is never cut off. */}
        {clock.number !== undefined && <span>{clock.number}</span>}
      </span>{' '}
      {/* The time until the next message is hidden if the column has no room for it. */}
      <span
        className={`flex h-6 w-full overflow-hidden ${notSet ? 'items-center gap-x-1' : 'flex-wrap items-baseline gap-x-1.5'}`}
      >
        <span className={`figure leading-6 font-extrabold ${notSet ? 'text-base' : 'text-lg'}`}>{elapsed}</span>{' '}
        {left !== undefined && (
          <span className="figure text-xs leading-6 font-semibold">
            <span className="sr-only">{m.clock_next()}</span>{' '}
            <ArrowRight aria-hidden className="me-0.5 inline size-3 rtl:-scale-x-100" />
            {left}
          </span>
        )}
        {notSet && (
          <span className="w-min shrink-0 text-xs leading-3 font-extrabold text-critical-ink">{m.clock_not_set()}</span>
        )}
      </span>
    </button>
  );
}
