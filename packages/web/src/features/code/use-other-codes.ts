import { type CodeLog, isRunning } from '../../code/log/code-log.ts';
import { useCodeLogs } from '../../code/log/use-code-logs.ts';

/** The codes of the same user that run beside this one. */
export function useOtherCodes({ code, user }: CodeLog): readonly CodeLog[] {
  return useCodeLogs(user).logs.filter((log) => isRunning(log) && log.code !== code);
}
