import type { CodeRow, CodeSummary } from '@first60/clinical';
import { useMemo } from 'react';
import type { CodeLog } from '../../../code/log/code-log.ts';
import { m } from '../../../paraglide/messages.js';
import type { PlanNames } from '../words/event-words.ts';
import { TimelineRow } from './timeline-row.tsx';
import { timelineWords } from './timeline-words.ts';

interface TimelineProps {
  log: CodeLog;
  summary: CodeSummary;
  names: PlanNames | undefined;
}

/** Every line of the log, by the time that counts. What was undone stands among the others. */
export function Timeline({ log, summary, names }: TimelineProps) {
  const { rows, undone } = summary;
  const all = useMemo(() => {
    const taken = new Set(undone);
    return [...rows, ...undone]
      .toSorted((one, other) => one.t - other.t || one.event.seq - other.event.seq)
      .map((row) => ({ row, isUndone: taken.has(row) }));
  }, [rows, undone]);
  return (
    <>
      <p className="text-ink-2 print:hidden">{m.code_after_timeline_text()}</p>
      <ol className="flex flex-col">
        {all.map(({ row, isUndone }) => (
          <TimelineRow
            key={row.event.id}
            row={row}
            isUndone={isUndone}
            words={timelineWords(row.event.data, names)}
            code={log.isOfOtherVersion || isOfFrame(row) ? undefined : log.code}
            latest={summary.until}
          />
        ))}
      </ol>
    </>
  );
}

/** What the app wrote by itself, and the press on CODE, from which all times count. */
const isOfFrame = ({ event: { data } }: CodeRow): boolean =>
  data.kind === 'started' || data.kind === 'clock-gap' || data.kind === 'clock-changed';
