import type { AdminUser, ContentRole } from '@first60/contract';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useAction } from '../../server/use-action.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { changeContentRoles, useContentPeople } from './content-people-client.ts';
import { displayName } from './display-name.ts';
import { messageOf } from './use-user-change.ts';

/** In form order. Importing the list from the contract would also load its schemas. */
const ROLES = ['editor', 'reviewer', 'director'] as const satisfies readonly ContentRole[];

const WORDS: Record<ContentRole, () => string> = {
  editor: m.desk_role_editor,
  reviewer: m.desk_role_reviewer,
  director: m.desk_role_director,
};
const WHAT: Record<ContentRole, () => string> = {
  editor: m.admin_content_editor,
  reviewer: m.admin_content_reviewer,
  director: m.admin_content_director,
};

/** Shows and changes what a user may do with the content. Being an administrator gives no content rights. */
export function ContentRoles({ user }: { user: AdminUser }) {
  const { data } = useContentPeople();
  const [open, setOpen] = useState(false);
  const person = data?.find(({ userId }) => userId === user.id);
  const name = displayName(user, m.admin_unknown_user());
  const roles = person?.roles ?? [];
  const held = roles.length === 0 ? m.admin_content_none() : roles.map((role) => WORDS[role]()).join(', ');
  return (
    <>
      <Button
        variant="secondary"
        className="px-3! text-sm!"
        aria-label={m.admin_content_of({ roles: held, name })}
        disabled={data === undefined}
        onClick={() => setOpen(true)}
      >
        {held}
      </Button>
      {open && (
        <RolesDialog
          user={user}
          name={name}
          before={{ roles, title: person?.title ?? '' }}
          onDone={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface RolesDialogProps {
  user: AdminUser;
  name: string;
  before: { readonly roles: readonly ContentRole[]; readonly title: string };
  onDone: () => void;
}

function RolesDialog({ user, name, before, onDone }: RolesDialogProps) {
  const [roles, setRoles] = useState(before.roles);
  const [title, setTitle] = useState(before.title);
  const scope = useUserScope();
  const { run, isPending, error } = useAction({
    act: () => changeContentRoles(scope, user.id, { roles: [...roles], title: title.trim() }),
    onDone: () => {
      toast({ title: m.admin_success(), description: m.admin_content_updated() });
      onDone();
    },
  });
  return (
    <DialogFrame
      open
      title={m.admin_content_title({ name })}
      close={m.dialog_cancel()}
      onClose={onDone}
      action={
        <Button size="main" className="px-2! leading-tight" disabled={isPending} onClick={() => run()}>
          {m.admin_content_save()}
        </Button>
      }
    >
      <p>{m.admin_content_text()}</p>
      {ROLES.map((role) => (
        <Checkbox
          key={role}
          checked={roles.includes(role)}
          onChecked={(checked) => setRoles(ROLES.filter((one) => (one === role ? checked : roles.includes(one))))}
        >
          <span className="block font-semibold">{WORDS[role]()}</span>
          <span className="block text-sm text-ink-2">{WHAT[role]()}</span>
        </Checkbox>
      ))}
      <TextField
        name="content-title"
        label={m.admin_content_title_label()}
        hint={m.admin_content_title_hint()}
        value={title}
        onValue={setTitle}
        autoComplete="off"
      />
      {error !== null && (
        <Alert tone="critical" live>
          {messageOf(error)}
        </Alert>
      )}
    </DialogFrame>
  );
}
