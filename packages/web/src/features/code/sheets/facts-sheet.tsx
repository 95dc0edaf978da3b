import { type CodeEventData, type CodePlan, codeSummary, handOver } from '@first60/clinical';
import { useMemo } from 'react';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { useEdition } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { OlmdFacts } from '../after/olmd-facts.tsx';
import type { Running } from '../use-running.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { Sheet } from './sheet.tsx';

interface FactsSheetProps {
  running: Running;
  plan: CodePlan;
  /** The values that the log holds, by fact. */
  known: ReadonlyMap<string, string>;
  onClose: () => void;
  onLog: (data: CodeEventData) => void;
}

/** What OLMD asks before anybody stops: what the log knows, then what the crew is asked. Facts for the call, no verdict. */
export function FactsSheet({ running: { log, state, t }, plan, known, onClose, onLog }: FactsSheetProps) {
  const { codes } = useEdition();
  const code = useMemo(() => handOver(log.events, codes ?? {}), [log.events, codes]);
  return (
    <Sheet title={m.code_facts()} onClose={onClose}>
      <OlmdFacts summary={codeSummary(state, t, plan)} state={state} plan={plan} code={code} isUnanswered />
      <p>
        <ClinicalText text={m.code_facts_text()} />
      </p>
      {plan.facts.map(({ id, text, values }) => (
        <ChoiceGrid
          key={id}
          title={text}
          choices={values.map((value) => ({ value, label: value, pressed: known.get(id) === value }))}
          onChoose={(value) => onLog({ kind: 'fact', fact: id, value })}
        />
      ))}
    </Sheet>
  );
}
