import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useCloseOnBack } from '../lib/close-on-back.ts';
import { m } from '../paraglide/messages.js';
import { Button, buttonClass } from './button.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What happens on yes, as a verb: "Deactivate", never "OK". */
  confirm: string;
  /** What no means, where "Cancel" would not say it. */
  cancel?: string;
  onConfirm: () => void;
  /** Also called by Escape and by going back. A press beside the dialog does nothing: the question wants an answer. */
  onCancel: () => void;
}

/** Asks before something is taken away. Cancel comes first and so has the focus when the dialog opens. */
export function ConfirmDialog({ open, title, children, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
  useCloseOnBack(open, onCancel);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        {/* A veil in the colour of the page: one in another colour would be bright at night. */}
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-page opacity-80 transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Viewport className="fixed inset-0 z-40 flex items-end justify-center overflow-y-auto p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:items-center">
          <AlertDialog.Popup className="flex w-full max-w-md flex-col gap-3 rounded-xl border-2 border-line bg-surface p-4 text-ink shadow-card transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-6">
            <AlertDialog.Title className="text-xl font-bold wrap-anywhere">{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="flex flex-col gap-2">
              {children}
            </AlertDialog.Description>
            <div className="mt-2 grid grid-cols-2 gap-2">
              <AlertDialog.Close className={buttonClass('secondary', 'main', 'px-2! leading-tight')}>
                {cancel ?? m.dialog_cancel()}
              </AlertDialog.Close>
              <Button variant="danger" size="main" onClick={onConfirm} className="px-2! leading-tight">
                {confirm}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
