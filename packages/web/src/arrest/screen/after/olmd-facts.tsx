import type { ArrestPlan, ArrestState, ArrestSummary, HandOver } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { factsOf } from '../log-facts.ts';
import { CIRCUMSTANCE_WORDS, eventWords } from '../words/event-words.ts';
import { after } from './hand-over-text.ts';

interface OlmdFactsProps {
  summary: ArrestSummary;
  state: ArrestState;
  plan: ArrestPlan | undefined;
  code: HandOver | undefined;
  /** True to leave out the crew's answers, which are then shown below. */
  isUnanswered?: boolean;
}

const MINUTE_MS = 60_000;

/**
 * The facts that OLMD asks for before resuscitation stops. Missing facts are shown as not logged, and no verdict is
 * given.
 */
export function OlmdFacts({ summary, state, plan, code, isUnanswered = false }: OlmdFactsProps) {
  const answers = factsOf(state.rows);
  const questions = isUnanswered ? [] : (plan?.facts ?? []);
  const rhythms = state.rows.flatMap(({ t, event: { data } }) =>
    data.kind === 'rhythm' ? [`${eventWords(data, plan) ?? ''} ${after(t)}`] : [],
  );
  const rows: ReadonlyArray<readonly [name: string, value: string]> = [
    ...questions.map(({ id, text }) => [text, answers.get(id) ?? m.arrest_after_fact_open()] as const),
    [m.arrest_after_circumstances(), (code && circumstanceWords(code).join(', ')) || m.arrest_after_figure_none()],
    [m.arrest_after_facts_rhythms(), rhythms.join(', ') || m.arrest_after_figure_none()],
    [m.arrest_after_figure_shocks(), String(state.shocks.length)],
    [m.arrest_after_facts_epinephrine(), String(summary.epinephrine.length)],
    [m.arrest_after_minutes_arrest(), String(Math.floor((summary.compressions.arrest - state.began) / MINUTE_MS))],
  ];
  return (
    <dl className="flex flex-col">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line-soft py-1">
          <dt>{name}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The patient's logged circumstances that still apply. */
const circumstanceWords = ({ core, isTrauma, isPregnant, newbornBelow }: HandOver): readonly string[] => [
  ...(core === undefined ? [] : [CIRCUMSTANCE_WORDS[core].holds()]),
  ...(isTrauma ? [CIRCUMSTANCE_WORDS.trauma.holds()] : []),
  ...(isPregnant ? [CIRCUMSTANCE_WORDS.pregnant.holds()] : []),
  ...(newbornBelow === undefined ? [] : [m.arrest_after_circumstance_newborn({ below: newbornBelow })]),
];
