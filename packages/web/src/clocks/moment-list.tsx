import { type ClockPlan, clockMoments, nextMoment } from '@first60/clinical';
import { Check, Circle, CircleArrowRight } from 'lucide-react';
import { leftText, timeText } from '../arrest/time-text.ts';
import { recentTimeText } from '../device/moment-text.ts';
import { ClinicalText } from '../edition/clinical-text.tsx';
import { m } from '../paraglide/messages.js';

/**
 * A clock's messages and their times. A shape and a word show whether each is past, next or later. If nobody has
 * entered when the clock began, `elapsed` is undefined, and there is no time of day and no next message.
 */
export function MomentList({ plan, elapsed: known }: { plan: ClockPlan; elapsed: number | undefined }) {
  const elapsed = known ?? 0;
  const next = known === undefined ? undefined : nextMoment(plan, elapsed);
  return (
    <ul className="flex flex-col gap-2">
      {clockMoments(plan, elapsed).map(({ at, text, isRepeat }) => {
        const left = at * 1_000 - elapsed;
        const isNext = next?.moment.isRepeat === isRepeat && (isRepeat || next.moment.at === at);
        const isPast = known !== undefined && left <= 0;
        const Shape = isNext ? CircleArrowRight : isPast ? Check : Circle;
        const word = isNext
          ? m.clock_next_in({ time: leftText(next.left) })
          : isPast
            ? m.clock_passed()
            : m.clock_later();
        return (
          <li key={`${at} ${text}`} className="flex gap-2 border-t border-line-soft pt-2">
            <Shape aria-hidden className="mt-0.5 size-5 shrink-0" />
            <div>
              <p className="flex flex-wrap gap-x-2 font-bold">
                <span>
                  {isRepeat && plan.repeat
                    ? m.clock_every({ time: timeText(plan.repeat.every * 1_000) })
                    : known === undefined
                      ? m.clock_mark_not_set({ time: timeText(at * 1_000) })
                      : m.clock_mark({
                          time: timeText(at * 1_000),
                          clock: recentTimeText(Date.now() + left, Date.now()),
                        })}
                </span>
                {known !== undefined && <span>{word}</span>}
              </p>
              <p>
                <ClinicalText text={text} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
