import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { scrollWithHeader } from '../device/header-room.ts';
import { usePart } from '../offline/use-part.ts';
import { useClocksRun } from '../session/running-clocks.ts';
import { useStripSlot } from './strip-slot.ts';

/** Loaded when a clock is running, and while the page is idle. */
export const loadClockStrip = () => import('./clock-strip.tsx').then((module) => module.ClockStrip);

/** How long the strip offers to undo stopping the last clock, in ms. */
const UNDO_MS = 10_000;

/**
 * The row of running clocks in the header. It appears without moving the content below, and keeps its space until
 * another screen opens, so that nothing moves under a finger. The running-arrest screen has its own place for the row.
 */
export function StripPlace({ user }: { user: string }) {
  const hasRoom = useRoom(useClocksRun(user));
  const Strip = usePart(hasRoom, loadClockStrip);
  const row = useRef<HTMLDivElement>(null);
  const slot = useStripSlot()?.element;
  // A page that opens with running clocks has the space from its first paint.
  const hadRoom = useRef(hasRoom);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (hasRoom && slot === undefined) dataset.clocks = '';
    if (hasRoom && !hadRoom.current) scrollWithHeader(row.current?.offsetHeight ?? 0);
    hadRoom.current = hasRoom;
    return () => {
      delete dataset.clocks;
    };
  }, [hasRoom, slot]);
  if (!hasRoom) return null;
  if (slot !== undefined) return Strip && createPortal(<Strip />, slot);
  return (
    <div ref={row} className="h-12 overflow-hidden border-t border-line-soft">
      {Strip && <Strip />}
    </div>
  );
}

/**
 * The space is reserved when the first clock starts. It is released when another screen opens, once stopping the last
 * clock can no longer be undone.
 */
function useRoom(run: boolean): boolean {
  const [location] = useLocation();
  const [isKept, setKept] = useState(run);
  const stoppedAt = useRef(0);
  useEffect(() => {
    if (run) setKept(true);
    else stoppedAt.current = performance.now();
  }, [run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is checked only when the screen changes.
  useEffect(() => {
    if (!run && performance.now() - stoppedAt.current >= UNDO_MS) setKept(false);
  }, [location]);
  return run || isKept;
}
