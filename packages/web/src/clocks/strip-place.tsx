import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { scrollWithHeader } from '../device/header-room.ts';
import { usePart } from '../offline/use-part.ts';
import { useClocksRun } from '../session/running-clocks.ts';

/** Loaded when a clock runs, and while the page is idle. */
export const loadClockStrip = () => import('./clock-strip.tsx').then((module) => module.ClockStrip);

/** After the last clock the strip offers to undo its stop for so long. */
const UNDO_MS = 10_000;

/**
 * The row of the running clocks in the header. It takes its room without moving what is read below, and keeps it to the
 * next screen: nothing moves under a finger.
 */
export function StripPlace({ user }: { user: string }) {
  const hasRoom = useRoom(useClocksRun(user));
  const Strip = usePart(hasRoom, loadClockStrip);
  const row = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (!hasRoom) return;
    const { dataset } = document.documentElement;
    dataset.clocks = '';
    // A page that opens with clocks has the room from its first paint.
    if (!wasFirst) scrollWithHeader(row.current?.offsetHeight ?? 0);
    return () => {
      delete dataset.clocks;
    };
  }, [hasRoom]);
  return (
    hasRoom && (
      <div ref={row} className="h-12 overflow-hidden border-t border-line-soft">
        {Strip && <Strip />}
      </div>
    )
  );
}

/** From the first clock on; given back when another screen opens, once nothing of the last is left to undo. */
function useRoom(run: boolean): boolean {
  const [location] = useLocation();
  const [isKept, setKept] = useState(run);
  const stoppedAt = useRef(0);
  useEffect(() => {
    if (run) setKept(true);
    else stoppedAt.current = performance.now();
  }, [run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at when the screen changes, and then alone.
  useEffect(() => {
    if (!run && performance.now() - stoppedAt.current >= UNDO_MS) setKept(false);
  }, [location]);
  return run || isKept;
}
