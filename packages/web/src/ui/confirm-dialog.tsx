import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The label of the confirming button, as a verb: "Deactivate", never "OK". */
  confirm: string;
  /** The label of the cancelling button, where "Cancel" would be unclear. */
  cancel?: string;
  onConfirm: () => void;
  /** Also called by Escape and by Back. A press outside the dialog does nothing. */
  onCancel: () => void;
}

/** Asks for confirmation before a step that is hard to undo. */
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
