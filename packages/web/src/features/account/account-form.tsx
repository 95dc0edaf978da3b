import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { hasProblems, isAnyMissing, type Problems } from '../../forms/field-problem.ts';
import { focusProblem } from '../../forms/focus-problem.ts';
import { problemSentence } from '../../forms/problem-sentence.ts';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { accountFailure } from './account-failure.ts';

interface AccountFormProps<Field extends string> {
  check: () => Problems<Field>;
  send: () => Promise<unknown>;
  onSent: () => void;
  label: string;
  pendingLabel: string;
  variant?: ButtonVariant;
  /** Asks for confirmation before sending. The form continues only if this returns true. */
  confirm?: () => Promise<boolean>;
  /** Renders the fields, with a function that returns each field's error message. */
  children: (errorOf: (field: Field) => string | undefined) => ReactNode;
}

/** Checks the fields, then sends them. A failure is shown next to the button, and typed text is kept. */
export function AccountForm<Field extends string>(props: AccountFormProps<Field>) {
  const [problems, setProblems] = useState<Problems<Field>>({});
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: props.send,
    onSuccess: props.onSent,
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    reset();
    const found = props.check();
    setProblems(found);
    if (hasProblems(found)) focusProblem(event.currentTarget, found);
    else if (props.confirm === undefined || (await props.confirm())) mutate();
  };
  const failure = isAnyMissing(problems) ? m.auth_missing_fields() : error === null ? undefined : accountFailure(error);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {props.children((field) => problemSentence(problems[field]))}
      {failure !== undefined && (
        <Alert tone="critical" live>
          {failure}
        </Alert>
      )}
      <Button
        type="submit"
        size="main"
        variant={props.variant ?? 'primary'}
        disabled={isPending}
        className="sm:self-start"
      >
        {isPending ? props.pendingLabel : props.label}
      </Button>
    </form>
  );
}
