import { type ArrestLog, isRunning } from '../log/arrest-log.ts';
import { useArrestLogs } from '../log/use-arrest-logs.ts';

/** The same user's other running arrests. */
export function useOtherArrests({ code, user }: ArrestLog): readonly ArrestLog[] {
  return useArrestLogs(user).logs.filter((log) => isRunning(log) && log.code !== code);
}
