import type { User } from '@first60/contract';
import { useRoute } from 'wouter';
import { useCodeLog, useCodeLogs } from '../../../code/log/use-code-logs.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { CodeGone } from './code-gone.tsx';
import { CodeList } from './code-list.tsx';
import { CodeReport } from './code-report.tsx';
import { LOGS } from './log-href.ts';

/** The codes of this user on this device, or one of them. */
export function AfterScreen({ user }: { user: User }) {
  const [, params] = useRoute(`${LOGS}/:code`);
  const { logs, isLoaded } = useCodeLogs(user.id);
  const log = useCodeLog(params?.code);
  if (params?.code === undefined) return <CodeList logs={logs} isLoaded={isLoaded} />;
  // Somebody else's log is as good as none.
  if (log?.user === user.id) return <CodeReport log={log} />;
  return isLoaded ? <CodeGone /> : <Spinner />;
}
