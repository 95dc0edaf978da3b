import { ClipboardList, HeartPulse } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ArrestLog } from '../../log/arrest-log.ts';
import { ArrestItem } from './arrest-item.tsx';
import { DaysField } from './days-field.tsx';

/** All of this user's arrests on this device, newest first. */
export function ArrestList({ logs, isLoaded }: { logs: readonly ArrestLog[]; isLoaded: boolean }) {
  return (
    <div className="mx-auto max-w-4xl">
      <Screen title={m.arrest_after_list()}>
        <div className="flex flex-col gap-3">
          <p className="text-ink-2">{m.arrest_after_list_text()}</p>
          <ArrestItems logs={logs} isLoaded={isLoaded} />
          <DaysField />
          <Link href="/code" className={buttonClass('secondary')}>
            <HeartPulse aria-hidden className="size-5 shrink-0" />
            {m.arrest_practice_link()}
          </Link>
        </div>
      </Screen>
    </div>
  );
}

function ArrestItems({ logs, isLoaded }: { logs: readonly ArrestLog[]; isLoaded: boolean }) {
  if (logs.length === 0 && !isLoaded) return <Spinner />;
  if (logs.length === 0) {
    return (
      <Notice Icon={ClipboardList} title={m.arrest_after_empty()}>
        <p>{m.arrest_after_empty_next()}</p>
      </Notice>
    );
  }
  return (
    <ul className="flex flex-col gap-2">
      {logs.map((log) => (
        <ArrestItem key={log.code} log={log} />
      ))}
    </ul>
  );
}
