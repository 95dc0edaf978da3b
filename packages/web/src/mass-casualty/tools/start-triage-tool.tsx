import { m } from '../../paraglide/messages.js';
import { useTally } from '../use-tally.ts';
import { TriageDecision } from './triage-decision.tsx';
import { TriageTally } from './triage-tally.tsx';

/** START and JumpSTART, one question at a time, and the number of casualties counted for each color. */
export function StartTriageTool() {
  const counting = useTally();
  return (
    <div className="flex flex-col gap-4 print:gap-2">
      <div>
        <h5 className="text-lg font-bold">{m.triage_title()}</h5>
        <p className="text-ink-2">{m.triage_help()}</p>
      </div>
      <TriageDecision onCount={(color) => counting.count({ color, by: 1 })} />
      <TriageTally {...counting} />
      <p className="text-sm text-ink-2">{m.protocol_assessment_source({ source: m.triage_source() })}</p>
    </div>
  );
}
