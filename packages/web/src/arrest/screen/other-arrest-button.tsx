import { ArrowLeftRight } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import type { ArrestLog } from '../log/arrest-log.ts';
import { bringToFront } from '../log/front-arrest.ts';
import { useArrestTime } from '../log/use-arrest-logs.ts';
import { timeText } from '../time-text.ts';

/** Brings the arrest that runs in the background to the front. */
export function OtherArrestButton({ log, className }: { log: ArrestLog; className: string }) {
  const time = timeText(useArrestTime(log.code));
  return (
    <button
      type="button"
      onClick={() => bringToFront(log.code)}
      className={`${className} rounded-lg border-2 border-double border-amber-ink bg-amber-soft text-amber-ink`}
    >
      <ArrowLeftRight aria-hidden className="size-4" />
      <span>{m.arrest_other_short()}</span>
      <span className="figure">{time}</span>
    </button>
  );
}
