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

/** An address of a log that is not here, or not any more. */
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
