import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The scroll position of each list, so that going back restores it. */
const heights = new Map<string, number>();

interface ListPaneProps {
  name: string;
  children: ReactNode;
}

/** The list beside its detail. It scrolls on its own and is not printed. */
export function ListPane({ name, children }: ListPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (pane.current !== null) pane.current.scrollTop = heights.get(name) ?? 0;
  }, [name]);
  return (
    <div
      ref={pane}
      onScroll={({ currentTarget }) => heights.set(name, currentTarget.scrollTop)}
      className="sticky top-[calc(4.5rem+var(--strip))] flex max-h-[calc(100dvh-6rem-var(--strip))] flex-col gap-3 overflow-y-auto -m-1 p-1 print:hidden"
    >
      {children}
    </div>
  );
}
