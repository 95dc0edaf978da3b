import type { AdminUser } from '@first60/contract';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { useWideScreen } from '../../device/wide-screen.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AskedChange, UserChange } from './use-user-change.ts';
import { UserCards } from './user-cards.tsx';
import { UserTable } from './user-table.tsx';

/**
 * A service can have thousands of accounts. Rows with switches are slow to render, and an administrator usually
 * searches for one user.
 */
const STEP = 50;

export interface UserListProps {
  users: readonly AdminUser[];
  ownId: string;
  inFlight: UserChange | undefined;
  /** True while a code is being generated. */
  isResetting: boolean;
  onChange: (change: AskedChange) => void;
}

/** A table if there is room, else cards. */
export function UserList({ users, ...list }: UserListProps) {
  const [limit, setLimit] = useState(STEP);
  const wide = useWideScreen();
  if (users.length === 0) return <Notice Icon={UserSearch}>{m.admin_none()}</Notice>;
  const shown = users.slice(0, limit);
  return (
    <div className="flex flex-col gap-3">
      {wide ? <UserTable users={shown} {...list} /> : <UserCards users={shown} {...list} />}
      {users.length > limit && (
        <Button variant="secondary" size="main" onClick={() => setLimit(limit + STEP)}>
          {m.admin_more({ shown: limit, all: users.length })}
        </Button>
      )}
    </div>
  );
}
