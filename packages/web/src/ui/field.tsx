import { Field } from '@base-ui/react/field';
import type { ReactNode } from 'react';

export const CONTROL_CLASS =
  'w-full min-h-12 rounded-lg border border-line bg-surface px-3 text-ink placeholder:text-ink-2 aria-invalid:border-2 aria-invalid:border-critical';

interface FieldFrameProps {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** Label beside the control instead of above it, where height is dear. */
  beside?: boolean;
  children: ReactNode;
}

/** Label, control, hint and error as one: the library ties their ids together for screen readers. */
export function FieldFrame({ name, label, hint, error, beside = false, children }: FieldFrameProps) {
  return (
    <Field.Root name={name} invalid={error !== undefined} className="flex flex-col gap-1.5">
      <div className={beside ? 'flex items-center gap-3' : 'flex flex-col gap-1.5'}>
        <Field.Label className={`font-semibold ${beside ? 'shrink-0' : ''}`}>{label}</Field.Label>
        {children}
      </div>
      {hint !== undefined && <Field.Description className="text-sm text-ink-2">{hint}</Field.Description>}
      <Field.Error match={error !== undefined} className="font-semibold text-critical-ink">
        {error}
      </Field.Error>
    </Field.Root>
  );
}
