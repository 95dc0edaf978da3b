import { useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { displayName } from './display-name.ts';
import type { AskedChange } from './use-user-change.ts';

interface ConfirmChangeProps {
  /** The change to confirm. The dialog is closed if there is none. */
  change: AskedChange | undefined;
  isOwn: boolean;
  onConfirm: (change: AskedChange) => void;
  onCancel: () => void;
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** Additional text if the change affects the user's own account. */
  readonly self?: string;
}

/** Asks for confirmation before someone loses access, a password or the administrator role, or gains that role. */
export function ConfirmChange({ change, isOwn, onConfirm, onCancel }: ConfirmChangeProps) {
  // Keeps the text in place while the dialog fades out.
  const last = useRef(change);
  if (change !== undefined) last.current = change;
  const asked = change ?? last.current;
  if (asked === undefined) return null;
  const name = displayName(asked.user, m.admin_unknown_user());
  const { title, text, confirm, self } = wordsOf(asked, name);
  return (
    <ConfirmDialog
      open={change !== undefined}
      title={title}
      confirm={confirm}
      onConfirm={() => onConfirm(asked)}
      onCancel={onCancel}
    >
      {/* The email too, because two people may have the same name. */}
      {name !== asked.user.email && (
        <p className="font-semibold">
          <EmailText email={asked.user.email} />
        </p>
      )}
      <p>{text}</p>
      {isOwn && self !== undefined && <p className="font-bold">{self}</p>}
    </ConfirmDialog>
  );
}

function wordsOf(asked: AskedChange, name: string): Words {
  switch (asked.kind) {
    case 'status':
      return {
        title: m.admin_deactivate_title({ name }),
        text: m.admin_deactivate_text(),
        confirm: m.admin_deactivate(),
        self: m.admin_deactivate_self(),
      };
    case 'admin':
      return asked.wanted
        ? { title: m.admin_grant_title({ name }), text: m.admin_grant_text(), confirm: m.admin_grant() }
        : {
            title: m.admin_revoke_title({ name }),
            text: m.admin_revoke_text(),
            confirm: m.admin_revoke(),
            self: m.admin_revoke_self(),
          };
    case 'password':
      return { title: m.admin_reset_title({ name }), text: m.admin_reset_text(), confirm: m.admin_reset() };
  }
}
