import type { AdminUser } from '@first60/contract';
import { m } from '../../paraglide/messages.js';
import { Switch } from '../../ui/fields/switch.tsx';
import { displayName } from './display-name.ts';
import type { UserChange } from './use-user-change.ts';

interface UserSwitchProps {
  kind: UserChange['kind'];
  user: AdminUser;
  inFlight: UserChange | undefined;
  onChange: (change: UserChange) => void;
}

/** Shows the requested state while its change is in progress. All switches are disabled until the response arrives. */
export function UserSwitch({ kind, user, inFlight, onChange }: UserSwitchProps) {
  const name = displayName(user, m.admin_unknown_user());
  const stored = kind === 'status' ? user.isActive : user.isAdmin;
  const isMine = inFlight?.user.id === user.id && inFlight.kind === kind;
  return (
    <Switch
      label={kind === 'status' ? m.admin_active_of({ name }) : m.admin_admin_of({ name })}
      checked={isMine ? inFlight.wanted : stored}
      disabled={inFlight !== undefined}
      onChecked={(wanted) => onChange({ kind, user, wanted })}
    />
  );
}
