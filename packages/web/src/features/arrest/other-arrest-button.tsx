import { ArrowLeftRight } from 'lucide-react';
import type { ArrestLog } from '../../arrest/log/arrest-log.ts';
import { bringToFront } from '../../arrest/log/front-arrest.ts';
import { useArrestTime } from '../../arrest/log/use-arrest-logs.ts';
import { timeText } from '../../arrest/time-text.ts';
import { m } from '../../paraglide/messages.js';

/** Brings the arrest that runs behind this one to the front. */
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
