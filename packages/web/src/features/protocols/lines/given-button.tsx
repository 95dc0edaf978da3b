import type { ClockPlan } from '@first60/clinical';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { pressClockOfDose } from '../../../clocks/press-clock.ts';
import { useCard } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';
import { markGiven, takeBackGiven, useGiven } from '../../../patient/given-doses.ts';
import { useUserScope } from '../../../session/use-user-scope.ts';

interface GivenButtonProps {
  /** Identifies the line that gives the dose. */
  line: string;
  /** The dose as it is shown. */
  dose: string;
  /** The weight that it is worked out for; '' when it needs none. */
  weight: string;
  /** Id of the clock that starts with the dose. */
  clock: string | undefined;
}

/**
 * Marks a dose as given: the time on this device, and the card's clock. It is no record of care and is never sent. A
 * second mark asks first, because a second press is more often a slip than a second dose.
 */
export function GivenButton({ line, dose, weight, clock }: GivenButtonProps) {
  const given = useGiven(line);
  const [asking, setAsking] = useState(false);
  const plan = usePlan(clock);
  const { userId } = useUserScope();
  const last = given.at(-1);
  const mark = () => {
    setAsking(false);
    markGiven({ line, dose, weight });
    if (plan !== undefined) void pressClockOfDose(userId, plan);
  };
  if (last === undefined) {
    return (
      <button type="button" onClick={mark} className={BUTTON}>
        {m.line_given()}
      </button>
    );
  }
  return (
    <div className="flex basis-full flex-wrap items-center gap-2 print:hidden">
      <p role="status" className="flex min-w-0 flex-1 items-center gap-1 font-bold text-ok-ink">
        <Check aria-hidden strokeWidth={3} className="size-5 shrink-0" />
        {given.map(({ at, dose: was }) => m.line_given_at({ dose: was, time: clockTimeOf(at) })).join(', ')}
      </p>
      {asking ? (
        <>
          <button type="button" onClick={mark} className={BUTTON}>
            {m.line_given_again_sure({ dose })}
          </button>
          <button type="button" onClick={() => setAsking(false)} className={BUTTON}>
            {m.answer_no()}
          </button>
        </>
      ) : (
        <>
          <button type="button" onClick={() => setAsking(true)} className={BUTTON}>
            {m.line_given_again()}
          </button>
          <button type="button" onClick={() => takeBackGiven(line)} className={BUTTON}>
            {m.line_given_undo()}
          </button>
        </>
      )}
    </div>
  );
}

function usePlan(id: string | undefined): ClockPlan | undefined {
  const { clocks = [] } = useCard();
  return id === undefined ? undefined : clocks.find((plan) => plan.id === id);
}

/** Hours and minutes of the device, as on a wall clock. */
const clockTimeOf = (at: number): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const BUTTON =
  'min-h-12 min-w-14 shrink-0 rounded-lg border border-line bg-surface px-2.5 font-semibold text-accent-ink print:hidden';
