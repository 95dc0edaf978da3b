import { useEffect, useEffectEvent, useId, useRef } from 'react';

const dialogOnTop = (): unknown => (history.state as { dialog?: unknown } | null)?.dialog;

/**
 * While something lies over the screen, going back closes it and stays: it stands in the history as an entry of the
 * same address. Closed in another way, it takes its entry along, unless the app has already gone on from there.
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
      // A moment later: what closed it may be about to open it again, or to go to another screen.
      queueMicrotask(() => !isOpen.current && dialogOnTop() === id && history.back());
    };
  }, [open, id]);
}
