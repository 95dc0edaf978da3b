import { paths } from '@first60/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { deleteLogsOf } from '../../arrest/log/arrest-logs.ts';
import { missingPasswords } from '../../forms/missing.ts';
import { m } from '../../paraglide/messages.js';
import { forgetUser } from '../../session/identity.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordOwner } from './password-owner.tsx';

/**
 * Asks for the password, then for confirmation in a dialog. Afterwards all of the user's data is gone, here and on the
 * server.
 */
export function DeleteForm({ email }: { email: string }) {
  const scope = useUserScope();
  const [password, setPassword] = useState('');
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>();
  const [, navigate] = useLocation();
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const reply = (confirmed: boolean) => {
    answer?.(confirmed);
    setAnswer(undefined);
  };
  return (
    <>
      <AccountForm
        check={() => missingPasswords({ password })}
        confirm={ask}
        send={async () => {
          await scope.call('DELETE', paths.account, { password });
          // If the browser blocks its database, there are no logs.
          await deleteLogsOf(scope.userId).catch(() => undefined);
          await forgetUser(scope);
        }}
        onSent={() => {
          toast({ title: m.account_deleted(), description: m.account_deleted_text() });
          navigate('/');
        }}
        label={m.account_delete()}
        pendingLabel={m.account_deleting()}
        variant="danger"
      >
        {(errorOf) => (
          <>
            <p>{m.account_delete_text()}</p>
            <PasswordOwner email={email} />
            <PasswordField
              name="password"
              label={m.account_delete_password()}
              autoComplete="current-password"
              value={password}
              onValue={setPassword}
              error={errorOf('password')}
            />
          </>
        )}
      </AccountForm>
      <ConfirmDialog
        open={answer !== undefined}
        title={m.account_delete_title()}
        confirm={m.account_delete_confirm()}
        onConfirm={() => reply(true)}
        onCancel={() => reply(false)}
      >
        <p>{m.account_delete_sure({ email })}</p>
      </ConfirmDialog>
    </>
  );
}
