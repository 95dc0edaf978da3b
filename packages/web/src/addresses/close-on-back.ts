import { useEffect, useEffectEvent, useId, useRef } from 'react';

const dialogOnTop = (): unknown => (history.state as { dialog?: unknown } | null)?.dialog;

/**
 * While a dialog is open, Back closes it. The dialog pushes one history entry with the same address. Closing it in
 * another way removes that entry, unless the app has navigated.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const id = useId();
  const close = useEffectEvent(onClose);
  const isOpen = useRef(false);
  useEffect(() => {
    if (!open) return;
    isOpen.current = true;
    if (dialogOnTop() !== id) history.pushState({ ...history.state, dialog: id }, '');
    const onPop = () => dialogOnTop() !== id && close();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      isOpen.current = false;
      // The dialog may reopen or the app may navigate within this task, so check after the task has ended.
      queueMicrotask(() => !isOpen.current && dialogOnTop() === id && history.back());
    };
  }, [open, id]);
}
