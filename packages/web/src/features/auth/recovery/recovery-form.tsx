import { type FormEvent, type ReactNode, useState } from 'react';
import { hasProblems, isAnyMissing, type Problems } from '../../../forms/field-problem.ts';
import { focusProblem } from '../../../forms/focus-problem.ts';
import { problemSentence } from '../../../forms/problem-sentence.ts';
import { m } from '../../../paraglide/messages.js';
import { FormAlert } from '../form-alert.tsx';
import { SubmitButton } from '../submit-button.tsx';

interface RecoveryFormProps<Field extends string> {
  check: () => Problems<Field>;
  onSubmit: () => void;
  /** Why the server refused the last attempt. */
  failure: string | undefined;
  onClearFailure: () => void;
  isPending: boolean;
  label: string;
  pendingLabel: string;
  /** Renders the fields, with a function that returns each field's error message. */
  children: (errorOf: (field: Field) => string | undefined) => ReactNode;
}

/** Shared by the three recovery forms: checks the fields, then sends them. A failure stays on its step. */
export function RecoveryForm<Field extends string>({ check, onSubmit, children, ...form }: RecoveryFormProps<Field>) {
  const [problems, setProblems] = useState<Problems<Field>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.onClearFailure();
    const found = check();
    setProblems(found);
    if (hasProblems(found)) focusProblem(event.currentTarget, found);
    else onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {children((field) => problemSentence(problems[field]))}
      <SubmitButton label={form.label} pendingLabel={form.pendingLabel} isPending={form.isPending} />
      <FormAlert
        error={isAnyMissing(problems) ? m.auth_missing_fields() : form.failure}
        offline={m.recovery_offline()}
      />
    </form>
  );
}
