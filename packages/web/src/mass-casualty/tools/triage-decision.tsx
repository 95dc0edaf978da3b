import type { TriageColor } from '@first60/clinical';
import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { useSessionText } from '../../session/session-state.ts';
import { Button } from '../../ui/button.tsx';
import { COLOR_LOOK, COLOR_MEANING, COLOR_NAME } from './triage-colors.ts';
import { METHODS } from './triage-methods.ts';
import { oneBack, readSteps, stepAt, withAnswer } from './triage-steps.ts';

/** Shows one question at a time, and the color at the end. */
export function TriageDecision({ onCount }: { onCount: (color: TriageColor) => void }) {
  const [stored, setSteps] = useSessionText('triage.steps');
  const steps = readSteps(stored);
  const { method, screen } = stepAt(steps);
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef(steps);
  // Moves keyboard and screen reader focus to the next question.
  useEffect(() => {
    if (shown.current !== steps) heading.current?.focus();
    shown.current = steps;
  }, [steps]);
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {method !== undefined && (
        <div className="flex items-center justify-between gap-2">
          <p className="font-semibold text-ink-2">{METHODS[method].name()}</p>
          <Button variant="secondary" onClick={() => setSteps(oneBack(steps))}>
            <ArrowLeft aria-hidden className="size-5" />
            {m.triage_back()}
          </Button>
        </div>
      )}
      {screen.kind === 'question' ? (
        <>
          <div key={steps} ref={heading} tabIndex={-1} className="scroll-mt-40 outline-none">
            <p className="text-xl font-bold">{screen.question.ask()}</p>
            {screen.question.how !== undefined && <p className="text-ink-2">{screen.question.how()}</p>}
          </div>
          {screen.answers.map(({ id, label }) => (
            <Button
              key={`${steps} ${id}`}
              variant="secondary"
              size="main"
              className="min-h-16 w-full"
              onClick={onlyOnce(() => setSteps(withAnswer(steps, id)))}
            >
              {label}
            </Button>
          ))}
        </>
      ) : (
        <>
          <div
            key={steps}
            ref={heading}
            tabIndex={-1}
            className={`scroll-mt-40 rounded-lg border-2 p-4 outline-none ${COLOR_LOOK[screen.color]}`}
          >
            <p className="text-2xl font-extrabold">{COLOR_MEANING[screen.color]()}</p>
            <p className="mt-1 text-lg font-semibold">{screen.why}</p>
            <p className="mt-2 font-bold">{m.triage_at_once()}</p>
            <ul className="list-disc ps-5 text-lg font-semibold">
              {screen.atOnce.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <Button
            size="main"
            className="min-h-16 w-full"
            onClick={onlyOnce(() => {
              onCount(screen.color);
              setSteps('');
            })}
          >
            {m.triage_count({ color: COLOR_NAME[screen.color]() })}
          </Button>
        </>
      )}
    </div>
  );
}

/** Ignores the second press of a double press, which would answer the next question unread. */
const onlyOnce = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};
