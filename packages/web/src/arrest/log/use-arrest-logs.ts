import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ArrestLog, isRunning } from './arrest-log.ts';
import { arrestTime } from './arrest-logs.ts';
import { frontArrest, onFront } from './front-arrest.ts';
import { entryOf, logsOf, logsWithClocks, onLogs } from './log-entry.ts';
import { look } from './log-events.ts';
import { isLoaded, loadLogs, openLogs } from './log-start.ts';

openLogs();

/** An arrest's current log. Undefined if it is not here. */
export const useArrestLog = (code: string | undefined): ArrestLog | undefined =>
  useSyncExternalStore(onLogs, () => (code === undefined ? undefined : entryOf(code)?.log));

/** A user's logs, newest first. Running ones are available immediately, others once `isLoaded`. */
export function useArrestLogs(user: string): { readonly logs: readonly ArrestLog[]; readonly isLoaded: boolean } {
  useEffect(() => void loadLogs(user), [user]);
  const logs = useSyncExternalStore(onLogs, () => logsOf(user));
  return { logs, isLoaded: useSyncExternalStore(onLogs, () => isLoaded(user)) };
}

/** The logs with a running clock, both arrest logs and clock logs. They are available immediately. */
export function useLogsWithClocks(user: string): readonly ArrestLog[] {
  useEffect(() => void loadLogs(user), [user]);
  return useSyncExternalStore(onLogs, () => logsWithClocks(user));
}

/** The running arrest that the user has in front. Undefined when none is running. */
export function useFrontArrest(user: string): ArrestLog | undefined {
  const { logs } = useArrestLogs(user);
  const front = useSyncExternalStore(onFront, frontArrest);
  const running = logs.filter(isRunning);
  return running.find(({ code }) => code === front) ?? running[0];
}

const SECOND_MS = 1_000;

/** Arrest time in milliseconds, updated at each full second. */
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
