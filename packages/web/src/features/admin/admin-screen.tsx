import type { User } from '@first60/contract';
import { Stamp } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { UserManagement } from './user-management.tsx';

/** Users who are not administrators see a message, and the server is not asked. */
export function AdminScreen({ user }: { user: User }) {
  return (
    <Screen title={m.admin_title()}>
      {user.isAdmin ? (
        <div className="flex flex-col gap-4">
          <Link href="/desk" className={buttonClass('secondary', 'regular', 'sm:self-start')}>
            <Stamp aria-hidden className="size-5 shrink-0" />
            {m.desk_title()}
          </Link>
          <UserManagement ownId={user.id} />
        </div>
      ) : (
        <Alert tone="amber">{m.admin_required()}</Alert>
      )}
    </Screen>
  );
}
