import type { AdminUser } from '@first60/contract';
import { m } from '../../paraglide/messages.js';
import { EmailText } from '../../ui/email-text.tsx';
import { displayName } from './display-name.ts';

export function UserIdentity({ user, isOwn }: { user: AdminUser; isOwn: boolean }) {
  const name = displayName(user, m.admin_unknown_user());
  return (
    <div className="min-w-0">
      <p className="font-bold">
        {/* A very long word in a name must not push every row's switches out of the table. */}
        <bdi className="wrap-anywhere">{name}</bdi>
        {isOwn && ' '}
        {isOwn && <Mark>{m.admin_you()}</Mark>}
        {!user.isActive && ' '}
        {!user.isActive && <Mark>{m.admin_inactive_mark()}</Mark>}
      </p>
      {user.email && name !== user.email && (
        <p className="text-sm">
          <EmailText email={user.email} />
        </p>
      )}
    </div>
  );
}

const Mark = ({ children }: { children: string }) => (
  <span className="inline-block rounded-md border border-line px-1.5 text-xs leading-5 font-semibold text-ink-2">
    {children}
  </span>
);
