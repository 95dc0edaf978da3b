import type { ArrestEventData, ArrestPlan } from '@first60/clinical';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import type { Running } from '../use-running.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { useFactsPart } from './log-part.ts';
import { Sheet } from './sheet.tsx';

interface FactsSheetProps {
  running: Running;
  plan: ArrestPlan;
  /** The logged values of the facts. */
  known: ReadonlyMap<string, string>;
  onClose: () => void;
  onLog: (data: ArrestEventData) => void;
}

/**
 * The facts that OLMD asks for before resuscitation stops: first those in the log, then the questions for the crew. No
 * verdict is given.
 */
export function FactsSheet({ running, plan, known, onClose, onLog }: FactsSheetProps) {
  const Facts = useFactsPart();
  return (
    <Sheet title={m.arrest_facts()} onClose={onClose}>
      {Facts ? <Facts running={running} /> : <p>{m.arrest_loading()}</p>}
      <p>
        <ClinicalText text={m.arrest_facts_text()} />
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
