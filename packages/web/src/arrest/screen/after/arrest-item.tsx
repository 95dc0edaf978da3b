import { arrestState, arrestSummary } from '@first60/clinical';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { momentText, recentTimeText } from '../../../device/moment-text.ts';
import { m } from '../../../paraglide/messages.js';
import { type ArrestLog, isRunning } from '../../log/arrest-log.ts';
import { bringToFront } from '../../log/front-arrest.ts';
import { timeText } from '../../time-text.ts';
import { daysLeftText } from './days-left-text.ts';
import { logHref } from './log-href.ts';
import { PracticeMark } from './practice-mark.tsx';

/** An arrest in the list: date, patient and duration. A running one links to its screen. */
export function ArrestItem({ log }: { log: ArrestLog }) {
  const { events } = log;
  const { plan, until } = useMemo(() => {
    const state = arrestState(events);
    return { plan: state.plan, until: arrestSummary(state, events.at(-1)?.t ?? 0).until };
  }, [events]);
  const who = plan === 'adult' ? m.arrest_after_adult() : m.arrest_after_child();
  return (
    <li>
      <Link
        href={isRunning(log) ? '/code' : logHref(log.code)}
        onClick={() => isRunning(log) && bringToFront(log.code)}
        className="flex min-h-16 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2"
      >
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex flex-wrap items-center gap-2 text-lg font-bold">
            {momentText(log.startedAt)}
            {log.started?.practice === true && <PracticeMark />}
          </span>
          {isRunning(log) ? (
            <span className="font-bold text-critical-ink">
              {m.arrest_after_running({ who, time: recentTimeText(log.startedAt, Date.now()) })}
            </span>
          ) : (
            <>
              <span>{m.arrest_after_duration({ who, time: timeText(until) })}</span>
              <span className="text-sm text-ink-2">{daysLeftText(log)}</span>
            </>
          )}
        </span>
        <ChevronRight aria-hidden className="size-6 shrink-0 text-ink-2 rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
