import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { CONTROL_CLASS, FieldFrame } from './field.tsx';

interface StepperFieldProps {
  name: string;
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Called with the amount to add, after a press on a button or an arrow key. */
  onStep: (by: number) => void;
  buttonStep: number;
  keyStep: number;
  lessLabel: string;
  moreLabel: string;
  placeholder: string;
  hint?: string | undefined;
  error?: string | undefined;
  inRow?: boolean;
  /**
   * Typed text replaces the current value. Otherwise a tap would put the caret after it, and typing 4 after a 3 would
   * give 34.
   */
  replaces?: boolean;
}

/**
 * A number as text, so that typed text is never changed. Buttons and arrow keys step it. It has no maximum length,
 * because a truncated paste would be a different number.
 */
export function StepperField(props: StepperFieldProps) {
  const {
    name,
    label,
    text,
    onText,
    onStep,
    buttonStep,
    keyStep,
    hint,
    error,
    inRow = false,
    replaces = false,
  } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? keyStep : -keyStep);
  };
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} inRow={inRow}>
      {(control) => (
        <div className="flex gap-1">
          <StepButton label={props.lessLabel} onPress={() => onStep(-buttonStep)}>
            {MINUS}
          </StepButton>
          <input
            {...control}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
            {...(replaces && { onClick: (event) => event.currentTarget.select() })}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            placeholder={props.placeholder}
            className={INPUT_CLASS}
          />
          <StepButton label={props.moreLabel} onPress={() => onStep(buttonStep)}>
            {PLUS}
          </StepButton>
        </div>
      )}
    </FieldFrame>
  );
}

// Rendering these again for every keystroke would be noticeable.
const MINUS = <Minus aria-hidden className="size-6" />;
const PLUS = <Plus aria-hidden className="size-6" />;
const INPUT_CLASS = `${CONTROL_CLASS} figure min-h-14 min-w-0 flex-1 px-1! text-center text-2xl font-bold placeholder:text-base placeholder:font-normal max-[24.3125rem]:text-xl`;

function StepButton({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="flex h-14 w-12 shrink-0 items-center justify-center rounded-lg border border-line bg-surface"
    >
      {children}
    </button>
  );
}
