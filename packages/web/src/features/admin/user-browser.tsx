import type { AdminUser } from '@first60/contract';
import { useState } from 'react';
import { useAddressState } from '../../addresses/address-state.ts';
import { m } from '../../paraglide/messages.js';
import { SearchBox } from '../../search/search-box.tsx';
import { useOnline } from '../../server/connection.ts';
import { useSessionText } from '../../session/session-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { CountCards } from './count-cards.tsx';
import { PasswordCodeDialog } from './password-code-dialog.tsx';
import { usePasswordCode } from './use-password-code.ts';
import { type AskedChange, useUserChange } from './use-user-change.ts';
import { groupOf, searchUsers, USER_GROUPS, type UserGroup, usersIn } from './user-group.ts';
import { UserList } from './user-list.tsx';

interface UserBrowserProps {
  users: readonly AdminUser[];
  ownId: string;
}

const NAMES = ['show'] as const;

const GROUP_WORDS: Record<UserGroup, () => string> = {
  all: m.admin_tab_all,
  active: m.admin_tab_active,
  inactive: m.admin_tab_inactive,
  admins: m.admin_tab_admins,
};

export function UserBrowser({ users, ownId }: UserBrowserProps) {
  const { values, choose } = useAddressState('/admin', NAMES);
  // The search term is not in the address, because a colleague's name must not end up in the browser history.
  const [text, setText] = useSessionText('admin.search');
  const [asked, setAsked] = useState<AskedChange>();
  const changes = useUserChange();
  const codes = usePasswordCode();
  const online = useOnline();
  const group = groupOf(values.show);
  const show = (next: string) => choose({ show: next === 'all' ? '' : next });
  // Every change needs confirmation, except giving a user access again.
  const ask = (next: AskedChange) => (next.kind === 'status' && next.wanted ? changes.send(next) : setAsked(next));
  return (
    <div className="flex flex-col gap-4">
      <CountCards users={users} group={group} onGroup={show} />
      {!online && <Alert tone="info">{m.admin_offline()}</Alert>}
      <SearchBox
        label={m.admin_search_label()}
        placeholder={m.admin_search_placeholder()}
        text={text}
        onText={setText}
      />
      <div className="max-xs:text-sm">
        <Tabs
          label={m.admin_groups()}
          value={group}
          onValue={show}
          tabs={USER_GROUPS.map((value) => ({
            value,
            label: GROUP_WORDS[value](),
            panel: (
              <UserList
                users={searchUsers(usersIn(users, value), text)}
                ownId={ownId}
                inFlight={changes.inFlight}
                isResetting={codes.isPending}
                onChange={ask}
              />
            ),
          }))}
        />
      </div>
      <ConfirmChange
        change={asked}
        isOwn={asked?.user.id === ownId}
        onConfirm={(confirmed) => {
          setAsked(undefined);
          if (confirmed.kind === 'password') codes.make(confirmed.user);
          else changes.send(confirmed);
        }}
        onCancel={() => setAsked(undefined)}
      />
      <PasswordCodeDialog made={codes.made} onDone={codes.putAway} />
    </div>
  );
}
