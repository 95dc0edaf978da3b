import type { ArrestEventData, ArrestPlan } from '@first60/clinical';
import { useState } from 'react';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { CAUSE_STATES } from '../words/event-words.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { Sheet } from './sheet.tsx';
import { SheetRow } from './sheet-row.tsx';

type CauseState = keyof typeof CAUSE_STATES;
const STATES = Object.keys(CAUSE_STATES) as CauseState[]; // that table's keys

interface CausesSheetProps {
  plan: ArrestPlan;
  /** The logged state of each cause that was considered. */
  known: ReadonlyMap<string, CauseState>;
  onClose: () => void;
  onLog: (data: ArrestEventData) => void;
}

/** The reversible causes. A row opens the card's text and the states that can be logged. */
export function CausesSheet({ plan, known, onClose, onLog }: CausesSheetProps) {
  const [open, setOpen] = useState<string>();
  return (
    <Sheet title={m.arrest_causes_count({ count: known.size, of: plan.causes.length })} onClose={onClose}>
      {plan.causes.map(({ id, title, text, more = [] }) => {
        const state = known.get(id);
        return (
          <div key={id} className="flex flex-col gap-1">
            <SheetRow
              title={title}
              end={state && CAUSE_STATES[state]()}
              expanded={open === id}
              onPress={() => setOpen(open === id ? undefined : id)}
            />
            {open === id && (
              <div className="flex flex-col gap-2 px-1 pb-2">
                {[text, ...more.map((line) => line.text)].map((said) => (
                  <p key={said}>
                    <ClinicalText text={said} />
                  </p>
                ))}
                <ChoiceGrid
                  title={m.arrest_cause_log()}
                  choices={STATES.map((value) => ({
                    value,
                    label: CAUSE_STATES[value](),
                    pressed: state === value,
                  }))}
                  onChoose={(next) => onLog({ kind: 'cause', cause: id, state: next })}
                />
              </div>
            )}
          </div>
        );
      })}
    </Sheet>
  );
}
