import { useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { displayName } from './display-name.ts';
import type { UserChange } from './use-user-change.ts';

interface ConfirmAccessLossProps {
  /** The change that is asked about; without one the dialog is closed. */
  change: UserChange | undefined;
  isOwn: boolean;
  onConfirm: (change: UserChange) => void;
  onCancel: () => void;
}

/** Asks before someone loses access or the administrator role, with more words when it is oneself. */
export function ConfirmAccessLoss({ change, isOwn, onConfirm, onCancel }: ConfirmAccessLossProps) {
  // While the dialog fades, it still says what it said.
  const last = useRef(change);
  if (change !== undefined) last.current = change;
  const asked = change ?? last.current;
  if (asked === undefined) return null;
  const name = displayName(asked.user, m.admin_unknown_user());
  const isStatus = asked.kind === 'status';
  return (
    <ConfirmDialog
      open={change !== undefined}
      title={isStatus ? m.admin_deactivate_title({ name }) : m.admin_revoke_title({ name })}
      confirm={isStatus ? m.admin_deactivate() : m.admin_revoke()}
      onConfirm={() => onConfirm(asked)}
      onCancel={onCancel}
    >
      {/* Two people may bear one name. */}
      {name !== asked.user.email && (
        <p className="font-semibold">
          <EmailText email={asked.user.email} />
        </p>
      )}
      <p>{isStatus ? m.admin_deactivate_text() : m.admin_revoke_text()}</p>
      {isOwn && <p className="font-bold">{isStatus ? m.admin_deactivate_self() : m.admin_revoke_self()}</p>}
    </ConfirmDialog>
  );
}
