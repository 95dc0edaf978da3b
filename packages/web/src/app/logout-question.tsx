import { m } from '../paraglide/messages.js';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** What exists on this device alone and would go with its user. */
export interface Loss {
  readonly changes: number;
  readonly assessments: number;
}

interface LogoutQuestionProps {
  loss: Loss;
  onLeave: () => void;
  onStay: () => void;
}

export function LogoutQuestion({ loss, onLeave, onStay }: LogoutQuestionProps) {
  return (
    <ConfirmDialog
      open
      title={m.logout_loss_title()}
      cancel={m.logout_stay()}
      confirm={m.logout_anyway()}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{m.logout_loss_text()}</p>
      <ul className="list-disc ps-5">
        {loss.changes > 0 && <li>{m.logout_loss_changes({ count: loss.changes })}</li>}
        {loss.assessments > 0 && <li>{m.logout_loss_assessments({ count: loss.assessments })}</li>}
      </ul>
    </ConfirmDialog>
  );
}
