import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { m } from '../paraglide/messages.js';
import type { ToastRequest } from './toast.ts';

interface ToastData {
  tone: 'normal' | 'destructive';
}

const manager = Toast.createToastManager<ToastData>();

/** Shows a toast. The rest of the app calls toast.ts instead. */
export function showToast({ title, description, tone = 'normal', timeout = 5000 }: ToastRequest): void {
  manager.close();
  manager.add({ title, description, timeout, data: { tone } });
}

export const clearToaster = (): void => manager.close();

/** Toasts at the top of the page, away from the thumb and from every button. */
export function Toaster({ onReady }: { onReady: () => void }) {
  // The provider's effects run before this one, so the manager already has its listener.
  useEffect(onReady, [onReady]);
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <ToastRegion />
    </Toast.Provider>
  );
}

/**
 * The viewport announces toasts politely. Our own alert announces a failure immediately. The library's high priority
 * would hide the toast from screen readers, although its button can be reached by keyboard.
 */
function ToastRegion() {
  const { toasts } = Toast.useToastManager<ToastData>();
  const urgent = toasts.find(
    ({ data, transitionStatus }) => data?.tone === 'destructive' && transitionStatus !== 'ending',
  );
  return (
    <>
      {urgent !== undefined && (
        <div key={urgent.id} role="alert" className="sr-only">
          <p>{urgent.title}</p>
          <p>{urgent.description}</p>
        </div>
      )}
      <Toast.Portal>
        <Toast.Viewport
          aria-label={m.toast_region()}
          aria-live={urgent === undefined ? 'polite' : 'off'}
          className="fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] z-50 mx-auto max-w-md print:hidden"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      swipeDirection={['up', 'left', 'right']}
      className={`absolute inset-x-0 top-0 rounded-lg border-2 shadow-card transition-opacity duration-100 data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0 ${
        item.data?.tone === 'destructive'
          ? 'border-critical bg-critical-soft text-critical-ink'
          : 'border-line bg-surface text-ink'
      }`}
    >
      <Toast.Content className="flex items-center gap-2 ps-4">
        <div className="min-w-0 flex-1 py-3">
          <Toast.Title className="font-bold" />
          <Toast.Description />
        </div>
        {/* The library hides this button from screen readers until the pointer is on the toast. */}
        <Toast.Close
          aria-label={m.toast_dismiss()}
          aria-hidden={false}
          className="flex size-12 shrink-0 items-center justify-center"
        >
          <X aria-hidden className="size-5" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
