import { codeState } from '@first60/clinical';
import type { CodeLog } from '../../../../code/log/code-log.ts';
import { useCodeTime, useFrontCode } from '../../../../code/log/use-code-logs.ts';
import { timeText } from '../../../../code/time-text.ts';
import { useHeldEdition } from '../../../../edition/live-edition.ts';
import { m } from '../../../../paraglide/messages.js';
import { planNames } from '../../words/plan-names.ts';
import { timelineWords } from './timeline-words.ts';

/** The clock and the log of the code that runs, beside a screen that failed. It needs nothing of that screen. */
export function FailedCode({ user }: { user: string }) {
  const log = useFrontCode(user);
  return log === undefined ? null : <ClockAndLog log={log} />;
}

function ClockAndLog({ log }: { log: CodeLog }) {
  const t = useCodeTime(log.code);
  const codes = useHeldEdition(true)?.codes;
  const { rows, began, plan } = codeState(log.events);
  const names = codes && planNames(codes, plan);
  return (
    <section aria-label={m.code_title()} className="mt-4">
      <p className="text-xl font-extrabold">
        {m.error_screen_code_runs()} <span className="figure">{timeText(t - began)}</span>
      </p>
      <ol className="mt-2 flex flex-col gap-1">
        {rows.toReversed().map(({ event, t: at }) => (
          <li key={event.id} className="flex gap-3">
            <span className="figure font-bold">{timeText(at)}</span>
            <span>{timelineWords(event.data, names)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
