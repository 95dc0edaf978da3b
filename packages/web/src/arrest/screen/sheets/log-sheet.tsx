import { m } from '../../../paraglide/messages.js';
import type { Running } from '../use-running.ts';
import { useLogPart } from './log-part.ts';
import { Sheet } from './sheet.tsx';

/** The log during the arrest. */
export function LogSheet({ running, onClose }: { running: Running; onClose: () => void }) {
  const Log = useLogPart();
  return (
    <Sheet title={m.arrest_log()} onClose={onClose}>
      {Log ? <Log running={running} /> : <p className="text-lg">{m.arrest_loading()}</p>}
    </Sheet>
  );
}
