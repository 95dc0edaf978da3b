import { useEffect, useState } from 'react';

/** Whether the screen stays on. A device with a low battery refuses to keep it on. */
export type ScreenAwake = 'off' | 'awake' | 'may-turn-off';

/** Keeps the screen on while `active`. If this returns 'may-turn-off', the UI must show that. */
export function useScreenAwake(active: boolean): ScreenAwake {
  const [state, setState] = useState<ScreenAwake>('off');
  useEffect(() => {
    if (!active) return undefined;
    const release = keepAwake(navigator.wakeLock, document, setState);
    return () => {
      release();
      setState('off');
    };
  }, [active]);
  return state;
}

/** The part of `document` that reports whether the page is visible. */
type Sight = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Holds a wake lock. The browser drops it when the page is hidden, and it is requested again once the page is visible.
 * @returns a function that lets the screen turn off
 */
export function keepAwake(
  wakeLock: Pick<WakeLock, 'request'> | undefined,
  sight: Sight,
  tell: (state: ScreenAwake) => void,
): () => void {
  let isDone = false;
  let held: WakeLockSentinel | undefined;
  let isAsking = false;
  const dropped = () => {
    held = undefined;
    if (!isDone) tell('may-turn-off');
  };
  const take = async (): Promise<void> => {
    if (sight.visibilityState !== 'visible' || held !== undefined || isAsking) return;
    isAsking = true;
    try {
      const lock = await wakeLock?.request('screen');
      if (isDone) return void lock?.release();
      held = lock;
      lock?.addEventListener('release', dropped, { once: true });
      tell(lock === undefined ? 'may-turn-off' : 'awake');
    } catch {
      if (!isDone) tell('may-turn-off');
    } finally {
      isAsking = false;
    }
  };
  const onSight = () => void take();
  sight.addEventListener('visibilitychange', onSight);
  void take();
  return () => {
    isDone = true;
    sight.removeEventListener('visibilitychange', onSight);
    void held?.release();
  };
}
