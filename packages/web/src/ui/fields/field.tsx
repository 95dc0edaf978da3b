import { type ReactNode, useId } from 'react';

export const CONTROL_CLASS =
  'w-full min-h-12 rounded-lg border border-line bg-surface px-3 text-ink placeholder:text-ink-2 aria-invalid:border-2 aria-invalid:border-critical';

/** The attributes that tie a control to its label, hint and error. Spread them over the input or select. */
interface FieldControl {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** Puts the label next to the control instead of above it, where height is scarce. */
  beside?: boolean;
  /** True for a field that is part of a row in a grid. Its hint and error are shown below the whole row. */
  inRow?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error, linked for screen readers. Every id is generated here. */
export function FieldFrame({ name, label, hint, error, beside = false, inRow = false, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const under = inRow ? 'order-last col-span-full' : '';
  return (
    <div className={inRow ? 'contents' : 'flex flex-col gap-1.5'}>
      <div className={beside ? 'flex items-center gap-3' : `flex min-w-0 flex-col ${inRow ? 'gap-1' : 'gap-1.5'}`}>
        <label htmlFor={id} className={`font-semibold ${beside ? 'shrink-0' : ''} ${inRow ? 'text-[0.8125rem]' : ''}`}>
          {label}
        </label>
        {children({
          id,
          name,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': [hintId, errorId].filter((part) => part !== undefined).join(' ') || undefined,
        })}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={`text-sm text-ink-2 ${under}`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={`font-semibold text-critical-ink ${under}`}>
          {error}
        </p>
      )}
    </div>
  );
}
