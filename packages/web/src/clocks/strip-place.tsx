import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { scrollWithHeader } from '../device/header-room.ts';
import { usePart } from '../offline/use-part.ts';
import { useClocksRun } from '../session/running-clocks.ts';
import { useStripSlot } from './strip-slot.ts';

/** Loaded when a clock runs, and while the page is idle. */
export const loadClockStrip = () => import('./clock-strip.tsx').then((module) => module.ClockStrip);

/** After the last clock the strip offers to undo its stop for so long. */
const UNDO_MS = 10_000;

/**
 * The row of the running clocks in the header. It takes its room without moving what is read below, and keeps it to the
 * next screen: nothing moves under a finger. The screen of a running arrest has a place of its own for it.
 */
export function StripPlace({ user }: { user: string }) {
  const hasRoom = useRoom(useClocksRun(user));
  const Strip = usePart(hasRoom, loadClockStrip);
  const row = useRef<HTMLDivElement>(null);
  const slot = useStripSlot()?.element;
  // A page that opens with clocks has the room from its first paint.
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
