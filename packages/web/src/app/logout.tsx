import type { User } from '@first60/contract';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { signOut } from '../lib/identity.ts';
import { waitingChanges } from '../lib/outbox/change.ts';
import { sendWaiting } from '../lib/outbox/outbox.ts';
import { outboxNow } from '../lib/outbox/outbox-store.ts';
import { useSavedAssessments } from '../lib/saved-assessments.ts';
import { m } from '../paraglide/messages.js';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface Loss {
  readonly changes: number;
  readonly assessments: number;
}

/** How long leaving waits for changes that are just being sent. */
const SEND_MS = 3_000;

/** Signing out, with a question first when something would be lost that exists on this device alone. */
export function useLogout(user: User): readonly [leave: () => void, question: ReactNode] {
  const [, navigate] = useLocation();
  const [loss, setLoss] = useState<Loss>();
  const { list: assessments } = useSavedAssessments(user.id);
  const leave = async () => {
    setLoss(undefined);
    await signOut();
    navigate('/auth');
  };
  const leaveUnlessLoss = async () => {
    if (outboxNow().length > 0) {
      await Promise.race([sendWaiting(user.id), new Promise((resolve) => setTimeout(resolve, SEND_MS))]);
    }
    const found = { changes: waitingChanges(outboxNow()).length, assessments: assessments.length };
    if (found.changes + found.assessments > 0) setLoss(found);
    else await leave();
  };
  const question = (
    <ConfirmDialog
      open={loss !== undefined}
      title={m.logout_loss_title()}
      cancel={m.logout_stay()}
      confirm={m.logout_anyway()}
      onConfirm={() => void leave()}
      onCancel={() => setLoss(undefined)}
    >
      <p>{m.logout_loss_text()}</p>
      <ul className="list-disc ps-5">
        {(loss?.changes ?? 0) > 0 && <li>{m.logout_loss_changes({ count: loss?.changes ?? 0 })}</li>}
        {(loss?.assessments ?? 0) > 0 && <li>{m.logout_loss_assessments({ count: loss?.assessments ?? 0 })}</li>}
      </ul>
    </ConfirmDialog>
  );
  return [() => void leaveUnlessLoss(), question];
}
