import type { ArrestPlan, ArrestRow, ArrestState } from '@first60/clinical';
import { useMemo } from 'react';
import { m } from '../../../../paraglide/messages.js';
import type { ArrestLog } from '../../../log/arrest-log.ts';
import type { PlanNames } from '../../words/event-words.ts';
import { TimelineRow } from './timeline-row.tsx';
import { timelineWords } from './timeline-words.ts';

interface TimelineProps {
  log: ArrestLog;
  state: Pick<ArrestState, 'rows' | 'undone' | 'began' | 'patient'>;
  /** The plans under which a drug may have been given, the patient's plan first. */
  plans: readonly ArrestPlan[];
  names: PlanNames | undefined;
  /** Milliseconds of arrest time at the end of the log, or now while it runs. */
  latest: number;
  newestFirst?: boolean;
}

/** All lines of the log, sorted by their corrected time. Undone lines stay in place. */
export function Timeline({ log, state, plans, names, latest, newestFirst = false }: TimelineProps) {
  const { rows, undone, began, patient } = state;
  const all = useMemo(() => {
    const taken = new Set(undone);
    const told = rows.findLast(({ event }) => event.data.kind === 'began');
    // The start of the arrest is placed at its own time, not when it was logged.
    const placed = rows.map((row) => (row === told && began < 0 ? { ...row, t: began } : row));
    const sorted = [...placed, ...undone]
      .toSorted((one, other) => one.t - other.t || one.event.seq - other.event.seq)
      .map((row) => ({ row, isUndone: taken.has(row) }));
    return newestFirst ? sorted.toReversed() : sorted;
  }, [rows, undone, began, newestFirst]);
  return (
    <>
      <p className="text-ink-2 print:hidden">{m.arrest_after_timeline_text()}</p>
      <ol className="flex flex-col">
        {all.map(({ row, isUndone }) => (
          <TimelineRow
            key={row.event.id}
            row={row}
            isUndone={isUndone}
            words={timelineWords(row.event.data, names)}
            code={log.isOfOtherVersion || isOfFrame(row) ? undefined : log.code}
            plans={plans}
            weight={patient.weight}
            latest={latest}
          />
        ))}
      </ol>
    </>
  );
}

/** Lines logged by the app itself, and the press on CODE, from which all times count. */
const isOfFrame = ({ event: { data } }: ArrestRow): boolean =>
  data.kind === 'started' || data.kind === 'clock-gap' || data.kind === 'clock-changed';
