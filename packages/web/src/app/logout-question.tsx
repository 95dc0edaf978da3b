import { m } from '../paraglide/messages.js';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Data that exists only on this device and would be removed when its user signs out. */
export interface Loss {
  readonly changes: number;
  readonly assessments: number;
  /** 1 if a patient is entered. */
  readonly patients: number;
  readonly protocols: number;
  readonly casualties: number;
  /** 1 if a report is drafted. */
  readonly reports: number;
}

interface LogoutQuestionProps {
  loss: Loss;
  /** Without a connection nobody can sign in again. */
  offline: boolean;
  /** An arrest or clocks are running. They are not lost, but continue out of sight. */
  code: boolean;
  clocks: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export function LogoutQuestion({ loss, offline, code, clocks, onLeave, onStay }: LogoutQuestionProps) {
  const gone = Object.values(loss).some((count) => count > 0);
  return (
    <ConfirmDialog
      open
      title={titleOf({ code, clocks, gone })}
      cancel={m.logout_stay()}
      confirm={m.logout_anyway()}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {code && <p>{m.logout_arrest_text()}</p>}
      {clocks && !code && <p>{m.logout_clocks_text()}</p>}
      {offline && <p>{m.logout_offline_text()}</p>}
      {gone && (
        <>
          <p>{m.logout_loss_text()}</p>
          <ul className="list-disc ps-5">
            {loss.changes > 0 && <li>{m.logout_loss_changes({ count: loss.changes })}</li>}
            {loss.patients > 0 && <li>{m.logout_loss_patient()}</li>}
            {loss.assessments > 0 && <li>{m.logout_loss_assessments({ count: loss.assessments })}</li>}
            {loss.casualties > 0 && <li>{m.logout_loss_casualties({ count: loss.casualties })}</li>}
            {loss.reports > 0 && <li>{m.logout_loss_report()}</li>}
            {loss.protocols > 0 && <li>{m.logout_loss_protocols({ count: loss.protocols })}</li>}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}

function titleOf(is: { code: boolean; clocks: boolean; gone: boolean }): string {
  if (is.code) return m.logout_arrest_title();
  if (is.gone) return m.logout_loss_title();
  return is.clocks ? m.logout_clocks_title() : m.logout_offline_title();
}
