import { ClipboardList, HeartPulse } from 'lucide-react';
import { Link } from 'wouter';
import type { CodeLog } from '../../../code/log/code-log.ts';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CodeItem } from './code-item.tsx';
import { DaysField } from './days-field.tsx';

/** Every code of this user on this device, the newest first. */
export function CodeList({ logs, isLoaded }: { logs: readonly CodeLog[]; isLoaded: boolean }) {
  return (
    <div className="mx-auto max-w-4xl">
      <Screen title={m.code_after_list()}>
        <div className="flex flex-col gap-3">
          <p className="text-ink-2">{m.code_after_list_text()}</p>
          <CodeItems logs={logs} isLoaded={isLoaded} />
          <DaysField />
          <Link href="/code" className={buttonClass('secondary')}>
            <HeartPulse aria-hidden className="size-5 shrink-0" />
            {m.code_practice_link()}
          </Link>
        </div>
      </Screen>
    </div>
  );
}

function CodeItems({ logs, isLoaded }: { logs: readonly CodeLog[]; isLoaded: boolean }) {
  if (logs.length === 0 && !isLoaded) return <Spinner />;
  if (logs.length === 0) {
    return (
      <Notice Icon={ClipboardList} title={m.code_after_empty()}>
        <p>{m.code_after_empty_next()}</p>
      </Notice>
    );
  }
  return (
    <ul className="flex flex-col gap-2">
      {logs.map((log) => (
        <CodeItem key={log.code} log={log} />
      ))}
    </ul>
  );
}
