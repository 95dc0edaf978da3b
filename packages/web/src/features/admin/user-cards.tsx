import { m } from '../../paraglide/messages.js';
import { ContentRoles } from './content-roles.tsx';
import { PasswordAction } from './password-action.tsx';
import { UserIdentity } from './user-identity.tsx';
import type { UserListProps } from './user-list.tsx';
import { UserSwitch } from './user-switch.tsx';
import { whenText } from './when-text.ts';

export function UserCards({ users, ownId, inFlight, isResetting, onChange }: UserListProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {users.map((user) => (
        <li key={user.id} className="flex flex-col gap-2 rounded-xl border border-line-soft bg-surface p-4 shadow-card">
          <UserIdentity user={user} isOwn={user.id === ownId} />
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
            <dt className="text-ink-2">{m.admin_column_created()}</dt>
            <dd>{whenText(user.createdAt)}</dd>
            <dt className="text-ink-2">{m.admin_column_last_login()}</dt>
            <dd>{whenText(user.lastLoginAt)}</dd>
          </dl>
          <div className="mt-auto flex flex-wrap gap-x-6 gap-y-2 border-t border-line-soft pt-2">
            <span className="flex items-center gap-2">
              <span aria-hidden className="font-semibold">
                {m.admin_active()}
              </span>
              <UserSwitch kind="status" user={user} inFlight={inFlight} onChange={onChange} />
            </span>
            <span className="flex items-center gap-2">
              <span aria-hidden className="font-semibold">
                {m.admin_admin()}
              </span>
              <UserSwitch kind="admin" user={user} inFlight={inFlight} onChange={onChange} />
            </span>
            <ContentRoles user={user} />
            <PasswordAction user={user} isOwn={user.id === ownId} disabled={isResetting} onChange={onChange} />
          </div>
        </li>
      ))}
    </ul>
  );
}
