import { useState } from 'react';
import { checkNewPassword, type NewPassword } from '../../../forms/new-password.ts';
import { m } from '../../../paraglide/messages.js';
import { useAction } from '../../../server/use-action.ts';
import { toast } from '../../../ui/toast.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { resetFailure, resetPassword } from './recovery-calls.ts';
import type { RecoveryAnswers } from './recovery-check.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { StepHeading } from './step-heading.tsx';

interface NewPasswordStepProps {
  email: string;
  answers: RecoveryAnswers;
  onReset: () => void;
}

export function NewPasswordStep({ email, answers, onReset }: NewPasswordStepProps) {
  const [typed, setTyped] = useState<NewPassword>({ newPassword: '', confirmPassword: '' });
  const reset = useAction({
    act: () => resetPassword(email, answers, typed.newPassword),
    onDone: () => {
      toast({ title: m.recovery_success_title(), description: m.recovery_success_text() });
      onReset();
    },
  });
  return (
    <>
      <StepHeading
        title={m.recovery_step({ step: 3, name: m.recovery_password_title() })}
        text={m.recovery_password_text()}
        takesFocus
      />
      <RecoveryForm
        check={() => checkNewPassword(typed)}
        onSubmit={reset.run}
        failure={reset.error === null ? undefined : resetFailure(reset.error)}
        onClearFailure={reset.reset}
        isPending={reset.isPending}
        label={m.recovery_reset()}
        pendingLabel={m.recovery_resetting()}
      >
        {(errorOf) => (
          <>
            {/* Tells a password manager which account's password changes. */}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <NewPasswordFields
              typed={typed}
              onChange={(change) => setTyped({ ...typed, ...change })}
              errorOf={errorOf}
            />
          </>
        )}
      </RecoveryForm>
    </>
  );
}
