import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { USER_MOVES } from '../device/user-moves.ts';

/** The scroll position of each list, so that going back restores it. */
const heights = new Map<string, number>();

interface ListPaneProps {
  name: string;
  children: ReactNode;
}

/** The list next to the detail view. It scrolls separately and is not printed. */
export function ListPane({ name, children }: ListPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  // The position still to be restored. Undefined once it is restored or the user scrolls.
  const wanted = useRef(heights.get(name));
  // Runs each time the list grows.
  useLayoutEffect(() => {
    if (pane.current === null || wanted.current === undefined) return;
    pane.current.scrollTop = wanted.current;
    if (pane.current.scrollTop >= wanted.current - 1) wanted.current = undefined;
  });
  useEffect(() => {
    const stop = new AbortController();
    const leave = () => {
      wanted.current = undefined;
    };
    for (const move of USER_MOVES) pane.current?.addEventListener(move, leave, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <div
      ref={pane}
      onScroll={({ currentTarget }) => heights.set(name, wanted.current ?? currentTarget.scrollTop)}
      className="sticky top-[calc(4.5rem+var(--strip))] flex max-h-[calc(100dvh-6rem-var(--strip))] flex-col gap-3 overflow-y-auto -m-1 p-1 print:hidden"
    >
      {children}
    </div>
  );
}
