import { arrestState } from '@first60/clinical';
import { useHeldEdition } from '../../../../edition/live-edition.ts';
import { m } from '../../../../paraglide/messages.js';
import type { ArrestLog } from '../../../log/arrest-log.ts';
import { useArrestTime, useFrontArrest } from '../../../log/use-arrest-logs.ts';
import { timeText } from '../../../time-text.ts';
import { planNames } from '../../words/plan-names.ts';
import { timelineWords } from './timeline-words.ts';

/** The clock and the log of the running arrest, shown with a failed screen. It does not depend on that screen. */
export function FailedArrest({ user }: { user: string }) {
  const log = useFrontArrest(user);
  return log === undefined ? null : <ClockAndLog log={log} />;
}

function ClockAndLog({ log }: { log: ArrestLog }) {
  const t = useArrestTime(log.code);
  const codes = useHeldEdition(true)?.codes;
  const { rows, began, plan } = arrestState(log.events);
  const names = codes && planNames(codes, plan);
  return (
    <section aria-label={m.arrest_title()} className="mt-4">
      <p className="text-xl font-extrabold">
        {m.error_screen_arrest_runs()} <span className="figure">{timeText(t - began)}</span>
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
