import type { User } from '@first60/contract';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Screen } from '../../ui/screen.tsx';
import { UserManagement } from './user-management.tsx';

/** Who is no administrator is told so here; the server is not even asked. */
export function AdminScreen({ user }: { user: User }) {
  return (
    <Screen title={m.admin_title()}>
      {user.isAdmin ? <UserManagement ownId={user.id} /> : <Alert tone="amber">{m.admin_required()}</Alert>}
    </Screen>
  );
}
