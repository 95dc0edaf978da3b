import type { User } from '@first60/contract';
import { useRoute } from 'wouter';
import { Spinner } from '../../../ui/spinner.tsx';
import { useArrestLog, useArrestLogs } from '../../log/use-arrest-logs.ts';
import { ArrestGone } from './arrest-gone.tsx';
import { ArrestList } from './arrest-list.tsx';
import { ArrestReport } from './arrest-report.tsx';
import { LOGS } from './log-href.ts';

/** The arrests of this user on this device, or one of them. */
export function AfterScreen({ user }: { user: User }) {
  const [, params] = useRoute(`${LOGS}/:code`);
  const { logs, isLoaded } = useArrestLogs(user.id);
  const log = useArrestLog(params?.code);
  if (params?.code === undefined) return <ArrestList logs={logs} isLoaded={isLoaded} />;
  // Somebody else's log is as good as none.
  if (log?.user === user.id) return <ArrestReport log={log} />;
  return isLoaded ? <ArrestGone /> : <Spinner />;
}
