import { m } from '../../paraglide/messages.js';
import { ContentRoles } from './content-roles.tsx';
import { PasswordAction } from './password-action.tsx';
import { UserIdentity } from './user-identity.tsx';
import type { UserListProps } from './user-list.tsx';
import { UserSwitch } from './user-switch.tsx';
import { whenText } from './when-text.ts';

export function UserTable({ users, ownId, inFlight, isResetting, onChange }: UserListProps) {
  return (
    <div className="overflow-hidden rounded-xl border border-line-soft bg-surface">
      <table className="w-full border-collapse text-start">
        <thead className="bg-sunken text-sm text-ink-2">
          <tr>
            <Heading>{m.admin_column_user()}</Heading>
            <Heading>{m.admin_column_created()}</Heading>
            <Heading>{m.admin_column_last_login()}</Heading>
            <Heading>{m.admin_active()}</Heading>
            <Heading>{m.admin_admin()}</Heading>
            <Heading>{m.admin_column_content()}</Heading>
            <Heading>{m.admin_column_password()}</Heading>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id} className="border-t border-line-soft">
              <th scope="row" className="px-4 py-1 text-start font-normal">
                <UserIdentity user={user} isOwn={user.id === ownId} />
              </th>
              <td className="px-4 py-1 text-sm">{whenText(user.createdAt)}</td>
              <td className="px-4 py-1 text-sm">{whenText(user.lastLoginAt)}</td>
              <td className="px-2 py-1">
                <UserSwitch kind="status" user={user} inFlight={inFlight} onChange={onChange} />
              </td>
              <td className="px-2 py-1">
                <UserSwitch kind="admin" user={user} inFlight={inFlight} onChange={onChange} />
              </td>
              <td className="px-2 py-1">
                <ContentRoles user={user} />
              </td>
              <td className="px-2 py-1">
                <PasswordAction user={user} isOwn={user.id === ownId} disabled={isResetting} onChange={onChange} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Heading = ({ children }: { children: string }) => (
  <th scope="col" className="px-4 py-2 text-start font-semibold">
    {children}
  </th>
);
