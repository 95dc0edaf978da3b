import type { AdminUser } from '@first60/contract';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass } from '../../ui/button.tsx';
import { displayName } from './display-name.ts';
import type { AskedChange } from './use-user-change.ts';

interface PasswordActionProps {
  user: AdminUser;
  isOwn: boolean;
  disabled: boolean;
  onChange: (change: AskedChange) => void;
}

/** Leads to a new password: a code for another user, or the account screen for the administrator's own. */
export function PasswordAction({ user, isOwn, disabled, onChange }: PasswordActionProps) {
  if (isOwn) {
    return (
      <Link href="/account" className={buttonClass('quiet', 'regular', 'px-2! text-sm!')}>
        {m.admin_own_password()}
      </Link>
    );
  }
  return (
    <Button
      variant="secondary"
      className="px-3! text-sm!"
      aria-label={m.admin_reset_of({ name: displayName(user, m.admin_unknown_user()) })}
      disabled={disabled}
      onClick={() => onChange({ kind: 'password', user })}
    >
      {m.admin_reset()}
    </Button>
  );
}
