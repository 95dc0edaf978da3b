import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What happens on yes, as a verb: "Deactivate", never "OK". */
  confirm: string;
  /** What no means, where "Cancel" would not say it. */
  cancel?: string;
  onConfirm: () => void;
  /** Also called by Escape and by going back: the question wants an answer. */
  onCancel: () => void;
}

/** Asks before something is taken away or given that is hard to take back. */
export function ConfirmDialog({ open, title, children, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <DialogFrame
      open={open}
      title={title}
      close={cancel ?? m.dialog_cancel()}
      onClose={onCancel}
      action={
        <Button variant="danger" size="main" onClick={onConfirm} className="px-2! leading-tight">
          {confirm}
        </Button>
      }
    >
      {children}
    </DialogFrame>
  );
}
