import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useAction } from '../../../server/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { EmailField } from '../email-field.tsx';
import { useEmailDraft } from '../use-email-draft.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { resetFailure, resetWithCode } from './recovery-calls.ts';
import { checkCode } from './recovery-check.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { StepHeading } from './step-heading.tsx';

interface CodeStepProps {
  onReset: () => void;
  onQuestions: () => void;
}

/** An alternative to the questions: a code from the administrator sets the new password in one step. */
export function CodeStep({ onReset, onQuestions }: CodeStepProps) {
  const [email, setEmail] = useEmailDraft();
  const [typed, setTyped] = useState({ code: '', newPassword: '', confirmPassword: '' });
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const reset = useAction({
    act: () => resetWithCode(email, typed.code, typed.newPassword),
    onDone: () => {
      toast({ title: m.recovery_success_title(), description: m.recovery_success_text() });
      onReset();
    },
  });
  return (
    <>
      <StepHeading title={m.recovery_code_title()} text={m.recovery_code_text()} takesFocus />
      <RecoveryForm
        check={() => checkCode({ email, ...typed })}
        onSubmit={reset.run}
        failure={reset.error === null ? undefined : resetFailure(reset.error)}
        onClearFailure={reset.reset}
        isPending={reset.isPending}
        label={m.recovery_reset()}
        pendingLabel={m.recovery_resetting()}
      >
        {(errorOf) => (
          <>
            <EmailField value={email} onValue={setEmail} error={errorOf('email')} />
            <TextField
              name="code"
              label={m.recovery_code()}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              aria-required
              value={typed.code}
              onValue={(code) => change({ code })}
              error={errorOf('code')}
            />
            <NewPasswordFields typed={typed} onChange={change} errorOf={errorOf} />
          </>
        )}
      </RecoveryForm>
      <Button variant="secondary" className="mt-4 w-full" onClick={onQuestions}>
        {m.recovery_code_back()}
      </Button>
    </>
  );
}
