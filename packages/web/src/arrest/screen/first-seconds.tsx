import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { BEGAN_BEFORE, beganBy, MINUTE_MS } from './sheets/began-before.ts';

interface ChoiceProps {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A choice with its mark as a shape, not as a color alone. */
function Choice({ chosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="flex min-h-12 min-w-0 flex-1 items-center justify-center gap-1 rounded-lg border-2 border-line bg-surface px-1 text-lg font-bold aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
    >
      {chosen && <Check aria-hidden className="size-5 shrink-0" />}
      {children}
    </button>
  );
}

interface PlanChoiceProps {
  plan: 'adult' | 'child';
  onPlan: (plan: 'adult' | 'child') => void;
}

/** Whose arrest it is, each in its half whatever else stands. It stands where the line of what is due will be. */
export function PlanChoice({ plan, onPlan }: PlanChoiceProps) {
  return (
    <fieldset className="arrest-now flex min-w-0 gap-2">
      <legend className="sr-only">{m.arrest_whose()}</legend>
      <Choice chosen={plan === 'adult'} onChoose={() => onPlan('adult')}>
        {m.arrest_adult()}
      </Choice>
      <Choice chosen={plan === 'child'} onChoose={() => onPlan('child')}>
        {m.arrest_child()}
      </Choice>
    </fieldset>
  );
}

interface BeganChoiceProps {
  /** Milliseconds before the press; 0 where nothing was chosen. */
  before: number;
  onBefore: (before: number) => void;
  onCancel: () => void;
}

/** When the arrest began, and the way out of a wrong press. It stands where corrections will be. */
export function BeganChoice({ before, onBefore, onCancel }: BeganChoiceProps) {
  return (
    <div className="arrest-foot flex gap-2">
      <fieldset className="flex min-w-0 flex-3 gap-2">
        <legend className="sr-only">{m.arrest_began()}</legend>
        {BEGAN_BEFORE.map((minutes) => (
          <Choice
            key={minutes}
            chosen={before === minutes * MINUTE_MS}
            onChoose={() => onBefore(beganBy(minutes, before))}
          >
            <span aria-hidden className="flex flex-col leading-tight">
              <span className="text-xs font-semibold">{m.arrest_began_short()}</span>
              <span className="figure text-base whitespace-nowrap">{m.arrest_minutes_before({ minutes })}</span>
            </span>
            <span className="sr-only">{m.arrest_minutes_before_whole({ minutes })}</span>
          </Choice>
        ))}
      </fieldset>
      <button
        type="button"
        onClick={onCancel}
        className="flex min-h-12 flex-1 items-center justify-center gap-1 rounded-lg border-2 border-critical-ink bg-surface px-2 text-lg font-bold text-critical-ink"
      >
        <X aria-hidden className="size-5 shrink-0 max-xs:hidden" />
        {m.arrest_cancel()}
      </button>
    </div>
  );
}
