import { useState } from 'react';
import { useAction } from '../../../lib/use-action.ts';
import { m } from '../../../paraglide/messages.js';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { resetFailure, resetPassword } from './recovery-calls.ts';
import { checkNewPassword, type NewPassword, type RecoveryAnswers } from './recovery-check.ts';
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
            {/* Tells a password manager whose password changes. */}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              name="newPassword"
              label={m.recovery_new_password()}
              placeholder={m.recovery_new_password_placeholder()}
              autoComplete="new-password"
              value={typed.newPassword}
              onValue={(newPassword) => setTyped({ ...typed, newPassword })}
              error={errorOf('newPassword')}
            />
            <PasswordField
              name="confirmPassword"
              label={m.recovery_confirm_password()}
              placeholder={m.recovery_confirm_password_placeholder()}
              autoComplete="new-password"
              value={typed.confirmPassword}
              onValue={(confirmPassword) => setTyped({ ...typed, confirmPassword })}
              error={errorOf('confirmPassword')}
            />
          </>
        )}
      </RecoveryForm>
    </>
  );
}
