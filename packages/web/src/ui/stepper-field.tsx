import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { CONTROL_CLASS, FieldFrame } from './field.tsx';

interface StepperFieldProps {
  name: string;
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Called with the amount to add: what a button or an arrow key stands for. */
  onStep: (by: number) => void;
  buttonStep: number;
  keyStep: number;
  lessLabel: string;
  moreLabel: string;
  placeholder: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
}

/**
 * A number as text, so that what was typed stays exactly what was typed; buttons and arrow keys step it. There is
 * no greatest length: a paste that is cut short would be another number.
 */
export function StepperField(props: StepperFieldProps) {
  const { name, label, text, onText, onStep, buttonStep, keyStep, hint, error, aside } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? keyStep : -keyStep);
  };
  return (
    <div className="relative">
      {aside !== undefined && <div className="absolute end-0 top-0">{aside}</div>}
      <FieldFrame name={name} label={label} hint={hint} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <StepButton label={props.lessLabel} onPress={() => onStep(-buttonStep)}>
              <Minus aria-hidden className="size-6" />
            </StepButton>
            <input
              {...control}
              value={text}
              onChange={(event) => onText(event.target.value)}
              onKeyDown={onKeyDown}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              placeholder={props.placeholder}
              className={`${CONTROL_CLASS} figure min-h-14 min-w-0 flex-1 text-center text-2xl font-bold placeholder:text-base placeholder:font-normal`}
            />
            <StepButton label={props.moreLabel} onPress={() => onStep(buttonStep)}>
              <Plus aria-hidden className="size-6" />
            </StepButton>
          </div>
        )}
      </FieldFrame>
    </div>
  );
}

function StepButton({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="flex size-14 shrink-0 items-center justify-center rounded-lg border border-line bg-surface"
    >
      {children}
    </button>
  );
}
