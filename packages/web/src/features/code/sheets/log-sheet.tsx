import { usePart } from '../../../offline/use-part.ts';
import { m } from '../../../paraglide/messages.js';
import type { Running } from '../use-running.ts';
import { Sheet } from './sheet.tsx';

const loadLog = () => import('../after/timeline/running-log.tsx').then(({ RunningLog }) => RunningLog);

/** Loads the log when a code starts, so that it is there without a network. */
export const useLogPart = () => usePart(true, loadLog);

/** The log while the code runs. */
export function LogSheet({ running, onClose }: { running: Running; onClose: () => void }) {
  const Log = useLogPart();
  return (
    <Sheet title={m.code_log()} onClose={onClose}>
      {Log ? <Log running={running} /> : <p className="text-lg">{m.code_log_missing()}</p>}
    </Sheet>
  );
}
