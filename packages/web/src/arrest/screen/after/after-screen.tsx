import type { User } from '@first60/contract';
import { ClipboardX } from 'lucide-react';
import { Link, useRoute } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useArrestLog, useArrestLogs } from '../../log/use-arrest-logs.ts';
import { ArrestList } from './arrest-list.tsx';
import { ArrestReport } from './arrest-report.tsx';
import { LOGS } from './log-href.ts';

/** Shows this user's arrests on this device, or one of them. */
export function AfterScreen({ user }: { user: User }) {
  const [, params] = useRoute(`${LOGS}/:code`);
  const { logs, isLoaded } = useArrestLogs(user.id);
  const log = useArrestLog(params?.code);
  if (params?.code === undefined) return <ArrestList logs={logs} isLoaded={isLoaded} />;
  // Other users' logs are treated as missing.
  if (log?.user === user.id) return <ArrestReport log={log} />;
  return isLoaded ? <ArrestGone /> : <Spinner />;
}

/** Shown when the log in the address does not exist or has been deleted. */
function ArrestGone() {
  return (
    <Screen title={m.arrest_after_gone()} quietTitle>
      <Notice Icon={ClipboardX} title={m.arrest_after_gone()}>
        <p>{m.arrest_after_gone_text()}</p>
        <Link href={LOGS} className={buttonClass('secondary', 'regular', 'mt-3')}>
          {m.arrest_after_list()}
        </Link>
      </Notice>
    </Screen>
  );
}
