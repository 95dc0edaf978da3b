import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the keyboard focus after a press. A press that changes the next step moves it to the large button. Closing a
 * list moves it back to the button that opened the list. Focus that is elsewhere does not move.
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
    // The pressed button may be gone, leaving nothing focused.
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
