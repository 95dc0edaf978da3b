import { type ArrestPlan, arrestState, arrestSummary, handOver } from '@first60/clinical';
import type { Edition } from '@first60/edition';
import { ClipboardList, HeartPulse } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { momentText } from '../../../device/moment-text.ts';
import { useEdition } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { ScreenLinks } from '../../../ui/screen-links.tsx';
import type { ArrestLog } from '../../log/arrest-log.ts';
import { planNames, plansOf } from '../words/plan-names.ts';
import { daysLeftText } from './days-left-text.ts';
import { DeleteArrest } from './delete-arrest.tsx';
import { Figures } from './figures.tsx';
import { HandOverPart } from './hand-over-part.tsx';
import { LOGS } from './log-href.ts';
import { OlmdFacts } from './olmd-facts.tsx';
import { PracticeMark } from './practice-mark.tsx';
import { SaveFiles } from './save-files.tsx';
import { AddEvent } from './timeline/add-event.tsx';
import { Timeline } from './timeline/timeline.tsx';

const NO_PLANS: NonNullable<Edition['codes']> = {};

/** The report of one arrest: the hand-over, its figures, its facts for OLMD and its whole timeline. */
export function ArrestReport({ log }: { log: ArrestLog }) {
  const { events } = log;
  const { codes = NO_PLANS } = useEdition();
  const state = useMemo(() => arrestState(events), [events]);
  const plan: ArrestPlan | undefined = codes[state.plan];
  const code = useMemo(() => handOver(events, codes), [events, codes]);
  const summary = useMemo(() => arrestSummary(state, events.at(-1)?.t ?? 0, plan), [state, events, plan]);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5 print:gap-3">
      <Screen title={m.arrest_after_title({ moment: momentText(log.startedAt) })}>
        <div className="-mt-4 flex flex-wrap items-center gap-x-3">
          {state.practice && <PracticeMark />}
          <p className="text-ink-2 print:hidden">{daysLeftText(log)}</p>
        </div>
        {log.isOfOtherVersion && <Alert tone="amber">{m.arrest_after_other_version()}</Alert>}
        {log.unreadable > 0 && <Alert tone="amber">{m.arrest_after_unreadable({ count: log.unreadable })}</Alert>}
        {summary.unsure && <Alert tone="amber">{m.arrest_after_clock_unsure()}</Alert>}
        {code && (
          <Part title={m.arrest_after_hand_over()}>
            <HandOverPart code={code} />
          </Part>
        )}
        <Part title={m.arrest_after_figures()}>
          <Figures summary={summary} limit={plan?.pause.limit} />
        </Part>
        <Part title={m.arrest_after_facts()}>
          <OlmdFacts summary={summary} state={state} plan={plan} code={code} />
        </Part>
        <Part title={m.arrest_after_timeline()}>
          <Timeline
            log={log}
            state={state}
            plans={plansOf(codes, state.plan)}
            names={planNames(codes, state.plan)}
            latest={summary.until}
          />
          {!log.isOfOtherVersion && <AddEvent code={log.code} state={state} plan={plan} latest={summary.until} />}
        </Part>
        <div className="flex flex-col gap-4 print:hidden">
          {code && <SaveFiles code={code} />}
          <DeleteArrest code={log.code} />
          <ScreenLinks
            label={m.arrest_after_list()}
            links={[
              { href: LOGS, Icon: ClipboardList, text: m.arrest_after_list() },
              { href: '/code', Icon: HeartPulse, text: m.arrest_practice_link() },
            ]}
          />
        </div>
      </Screen>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-xl font-bold">{title}</h2>
      {children}
    </section>
  );
}
