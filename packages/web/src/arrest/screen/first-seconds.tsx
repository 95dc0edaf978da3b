import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { BEGAN_BEFORE, beganBy, MINUTE_MS } from './sheets/began-before.ts';

interface ChoiceProps {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A choice that is marked with a shape and not only with a color. */
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

/**
 * The choice of adult or child. Each option stays in its half of the row. The row is where the line of due items
 * appears later.
 */
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
  /** Milliseconds before the press; 0 if nothing was chosen. */
  before: number;
  onBefore: (before: number) => void;
  onCancel: () => void;
}

/**
 * The choice of when the arrest began, and a button to cancel an accidental start. Both are where the corrections
 * appear later.
 */
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
