import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { useCloseOnBack } from '../addresses/close-on-back.ts';
import { buttonClass } from './button.tsx';

interface DialogFrameProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The label of the closing button, which has the focus when the dialog opens. */
  close: string;
  /** Also called by Escape and by Back. A press outside the dialog does nothing. */
  onClose: () => void;
  /** The dialog's other button. */
  action: ReactNode;
}

/** A dialog over the screen with two buttons. */
export function DialogFrame({ open, title, children, close, onClose, action }: DialogFrameProps) {
  const closing = useRef<HTMLButtonElement>(null);
  useCloseOnBack(open, onClose);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        {/* The backdrop has the colour of the page, because another colour would be bright at night. */}
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-page opacity-80 transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Viewport className="fixed inset-0 z-40 flex items-end justify-center overflow-y-auto p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:items-center">
          <AlertDialog.Popup
            initialFocus={closing}
            className="flex max-h-full w-full max-w-md flex-col gap-3 rounded-xl border-2 border-line bg-surface p-4 text-ink shadow-card transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-6"
          >
            <AlertDialog.Title className="text-xl font-bold wrap-anywhere">{title}</AlertDialog.Title>
            {/* Content taller than the screen scrolls above the buttons. */}
            <AlertDialog.Description
              render={<div />}
              className="-m-1 flex min-h-0 flex-col gap-2 overflow-y-auto overscroll-contain p-1"
            >
              {children}
            </AlertDialog.Description>
            <div className="mt-2 flex flex-wrap gap-2 *:flex-[1_1_7.2rem]">
              <AlertDialog.Close ref={closing} className={buttonClass('secondary', 'main', 'px-2! leading-tight')}>
                {close}
              </AlertDialog.Close>
              {action}
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
