import { type ComponentType, useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import type { Running } from '../use-running.ts';
import { Sheet } from './sheet.tsx';

type Log = ComponentType<{ running: Running }>;

/** Loaded when a code starts, so that it is there without a network too. A part that did not come is asked for again. */
export const loadLog = (): Promise<Log> => import('../after/running-log.tsx').then(({ RunningLog }) => RunningLog);

/** The log while the code runs. */
export function LogSheet({ running, onClose }: { running: Running; onClose: () => void }) {
  const [Log, setLog] = useState<Log | 'missing'>();
  const load = () =>
    void loadLog().then(
      (loaded) => setLog(() => loaded),
      () => setLog('missing'),
    );
  useEffect(load, []);
  return (
    <Sheet title={m.code_log()} onClose={onClose}>
      {Log === undefined && <p>{m.loading()}</p>}
      {Log === 'missing' && (
        <>
          <p className="text-lg">{m.code_log_missing()}</p>
          <Button onClick={load}>{m.code_log_again()}</Button>
        </>
      )}
      {Log !== undefined && Log !== 'missing' && <Log running={running} />}
    </Sheet>
  );
}
