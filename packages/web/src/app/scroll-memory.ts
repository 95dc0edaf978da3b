import { useCallback, useEffect, useRef } from 'react';
import { noteOnEntry } from '../addresses/entry-note.ts';
import { USER_MOVES } from '../device/user-moves.ts';
import { readSessionText, writeSessionText } from '../session/session-state.ts';

const KEY = 'scroll.positions';
/**
 * The longest that a screen may take to reach its old height, in ms. Its code may have to load first, and lists grow in
 * steps.
 */
const GROW_MS = 3000;

/**
 * Restores the scroll position of each history entry. A new screen starts at its top.
 * @returns a function to call before another screen replaces the visible one
 */
export function useScrollMemory(): () => void {
  const startsAtTop = useRef(false);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const positions = storedPositions();
    let entry = nameOfEntry();
    let path = window.location.pathname;
    let stop = () => {};

    const remember = () => positions.set(entry, window.scrollY);
    const goTo = (height: number | undefined) => {
      stop();
      if (height !== undefined) stop = scrollWhenTall(height);
    };
    const onForward = () => {
      if (window.location.pathname === path) return;
      stop();
      startsAtTop.current = true;
      path = window.location.pathname;
    };
    const onNew = () => {
      remember();
      entry = nameOfEntry();
      onForward();
    };
    const onReplaced = () => {
      // The same entry keeps its name when its address changes.
      if (namedEntry() === undefined) nameEntry(entry);
      onForward();
    };
    const onReturn = () => {
      remember();
      entry = nameOfEntry();
      path = window.location.pathname;
      startsAtTop.current = false;
      goTo(positions.get(entry));
    };
    const store = () => writeSessionText(KEY, JSON.stringify([...positions].slice(-50)));

    goTo(positions.get(entry));
    window.addEventListener('pushState', onNew);
    window.addEventListener('replaceState', onReplaced);
    // Captured, so that it runs before the other listeners render the screen that the user returns to.
    window.addEventListener('popstate', onReturn, { capture: true });
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      stop();
      window.removeEventListener('pushState', onNew);
      window.removeEventListener('replaceState', onReplaced);
      window.removeEventListener('popstate', onReturn, { capture: true });
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', store);
    };
  }, []);
  return useCallback(() => {
    if (startsAtTop.current) window.scrollTo(0, 0);
    startsAtTop.current = false;
  }, []);
}

/** Two entries may have the same address, so each one is given a name in its history state. */
function nameOfEntry(): string {
  const named = namedEntry();
  if (named !== undefined) return named;
  count += 1;
  return nameEntry(`${Date.now()}-${count}`);
}

let count = 0;

function namedEntry(): string | undefined {
  const state = history.state as { entry?: unknown } | null;
  return typeof state?.entry === 'string' ? state.entry : undefined;
}

function nameEntry(entry: string): string {
  noteOnEntry({ entry });
  return entry;
}

/** Scrolls as soon as the page is tall enough, before the next paint. Stops when the user scrolls. */
function scrollWhenTall(height: number): () => void {
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of USER_MOVES) window.removeEventListener(type, stop);
  };
  const step = () => {
    window.scrollTo(0, height);
    if (Math.abs(window.scrollY - height) <= 1 || performance.now() - start > GROW_MS) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const type of USER_MOVES) window.addEventListener(type, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

function storedPositions(): Map<string, number> {
  try {
    const pairs: unknown = JSON.parse(readSessionText(KEY) ?? '[]');
    return new Map(Array.isArray(pairs) ? pairs.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

const isPosition = (pair: unknown): pair is [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';
