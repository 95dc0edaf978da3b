import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ArrestLog, isRunning } from './arrest-log.ts';
import { arrestTime } from './arrest-logs.ts';
import { frontArrest, onFront } from './front-arrest.ts';
import { entryOf, logsOf, logsWithClocks, onLogs } from './log-entry.ts';
import { look } from './log-events.ts';
import { isLoaded, loadLogs, openLogs } from './log-start.ts';

openLogs();

/** The log of an arrest as it is now. Undefined for one that is not here. */
export const useArrestLog = (code: string | undefined): ArrestLog | undefined =>
  useSyncExternalStore(onLogs, () => (code === undefined ? undefined : entryOf(code)?.log));

/** The logs of a user, the newest first. Running ones are there at once; others when `isLoaded`. */
export function useArrestLogs(user: string): { readonly logs: readonly ArrestLog[]; readonly isLoaded: boolean } {
  useEffect(() => void loadLogs(user), [user]);
  const logs = useSyncExternalStore(onLogs, () => logsOf(user));
  return { logs, isLoaded: useSyncExternalStore(onLogs, () => isLoaded(user)) };
}

/** Those in which a clock runs, of arrests and of clocks alone. They are there at once. */
export function useLogsWithClocks(user: string): readonly ArrestLog[] {
  useEffect(() => void loadLogs(user), [user]);
  return useSyncExternalStore(onLogs, () => logsWithClocks(user));
}

/** The running arrest of a user that stands in front. Undefined while none runs. */
export function useFrontArrest(user: string): ArrestLog | undefined {
  const { logs } = useArrestLogs(user);
  const front = useSyncExternalStore(onFront, frontArrest);
  const running = logs.filter(isRunning);
  return running.find(({ code }) => code === front) ?? running[0];
}

const SECOND_MS = 1_000;

/** Milliseconds of arrest time, told anew at each full second of it. */
export function useArrestTime(code: string): number {
  const [t, setT] = useState(() => arrestTime(code));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const entry = entryOf(code);
      if (entry !== undefined && !document.hidden) look(entry);
      const now = arrestTime(code);
      setT(now);
      timer = setTimeout(tick, SECOND_MS - (now % SECOND_MS));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [code]);
  return t;
}
