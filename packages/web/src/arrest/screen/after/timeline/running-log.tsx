import { arrestSummary, handOver } from '@first60/clinical';
import { useMemo } from 'react';
import { useEdition } from '../../../../edition/live-edition.ts';
import type { Running } from '../../use-running.ts';
import { planNames, plansOf } from '../../words/plan-names.ts';
import { OlmdFacts } from '../olmd-facts.tsx';
import { AddEvent } from './add-event.tsx';
import { Timeline } from './timeline.tsx';

/** A running arrest's log. As after the arrest, forgotten events can be added and every line corrected. */
export function RunningLog({ running: { log, state, plan, t } }: { running: Running }) {
  const { codes = {} } = useEdition();
  return (
    <>
      <AddEvent code={log.code} state={state} plan={plan} latest={t} />
      <Timeline
        log={log}
        state={state}
        plans={plansOf(codes, state.plan)}
        names={planNames(codes, state.plan)}
        latest={t}
        newestFirst
      />
    </>
  );
}

/** A running arrest's logged facts for OLMD, which is called before resuscitation stops. */
export function RunningFacts({ running: { log, state, plan, t } }: { running: Running }) {
  const { codes } = useEdition();
  const code = useMemo(() => handOver(log.events, codes ?? {}), [log.events, codes]);
  return <OlmdFacts summary={arrestSummary(state, t, plan)} state={state} plan={plan} code={code} isUnanswered />;
}
