import { type ArrestLog, isRunning } from '../log/arrest-log.ts';
import { useArrestLogs } from '../log/use-arrest-logs.ts';

/** The arrests of the same user that run beside this one. */
export function useOtherArrests({ code, user }: ArrestLog): readonly ArrestLog[] {
  return useArrestLogs(user).logs.filter((log) => isRunning(log) && log.code !== code);
}
