import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where a keyboard goes on after a press. A press that changes what comes next leads to the large button. A list that is
 * closed leads back to the button that opened it. Focus that is elsewhere stays.
 */
export function useFocusAfter(screen: RefObject<HTMLElement | null>, isListOpen: boolean, next: string): void {
  const was = useRef({ isListOpen, next });
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    const parts = screen.current;
    if (isListOpen || parts === null) return;
    const onClick = ({ target }: Event) => {
      opener.current = target instanceof Element ? target.closest('button') : null;
    };
    parts.addEventListener('click', onClick, true);
    return () => parts.removeEventListener('click', onClick, true);
  }, [screen, isListOpen]);
  useEffect(() => {
    const before = was.current;
    was.current = { isListOpen, next };
    const { activeElement: here, body } = document;
    // What was pressed may be gone, and then nothing has the focus.
    const isFree = here === null || here === body || here.closest('.arrest-buttons') !== null;
    if (isListOpen || !isFree) return;
    const find = (button: string) => screen.current?.querySelector<HTMLElement>(button);
    const large = find('.arrest-buttons > button');
    if (next !== before.next) large?.focus({ preventScroll: true });
    else if (before.isListOpen) {
      const { current: pressed } = opener;
      const back = pressed?.isConnected ? pressed : find(`[data-opens="${pressed?.dataset.opens}"]`);
      (back ?? large)?.focus({ preventScroll: true });
    }
  }, [screen, isListOpen, next]);
}
