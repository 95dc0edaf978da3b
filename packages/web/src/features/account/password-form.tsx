import { limits, paths } from '@first60/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountForm } from './account-form.tsx';
import { checkPasswordChange, type PasswordChange } from './password-change.ts';
import { PasswordOwner } from './password-owner.tsx';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordForm({ email }: { email: string }) {
  const { call } = useUserScope();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(EMPTY);
  const { currentPassword, newPassword, confirmPassword } = typed;
  return (
    <AccountForm
      check={() => checkPasswordChange(typed)}
      send={() => call('PUT', paths.accountPassword, { currentPassword, newPassword })}
      onSent={() => {
        setTyped(EMPTY);
        // The password change signed the other devices out.
        void queryClient.invalidateQueries({ queryKey: [paths.accountSessions] });
        toast({ title: m.account_password_changed(), description: m.account_password_changed_text() });
      }}
      label={m.account_password_change()}
      pendingLabel={m.account_password_changing()}
    >
      {(errorOf) => (
        <>
          <PasswordOwner email={email} />
          <PasswordField
            name="currentPassword"
            label={m.account_current_password()}
            autoComplete="current-password"
            value={currentPassword}
            onValue={(value) => setTyped({ ...typed, currentPassword: value })}
            error={errorOf('currentPassword')}
          />
          <PasswordField
            name="newPassword"
            label={m.recovery_new_password()}
            hint={m.account_password_hint({ min: limits.passwordMin, max: limits.passwordMax })}
            autoComplete="new-password"
            value={newPassword}
            onValue={(value) => setTyped({ ...typed, newPassword: value })}
            error={errorOf('newPassword')}
          />
          <PasswordField
            name="confirmPassword"
            label={m.recovery_confirm_password()}
            autoComplete="new-password"
            value={confirmPassword}
            onValue={(value) => setTyped({ ...typed, confirmPassword: value })}
            error={errorOf('confirmPassword')}
          />
        </>
      )}
    </AccountForm>
  );
}
