import { ArrowLeftRight } from 'lucide-react';
import type { CodeLog } from '../../code/log/code-log.ts';
import { bringToFront } from '../../code/log/front-code.ts';
import { useCodeTime } from '../../code/log/use-code-logs.ts';
import { timeText } from '../../code/time-text.ts';
import { m } from '../../paraglide/messages.js';

/** Brings the code that runs behind this one to the front. */
export function OtherCodeButton({ log, className }: { log: CodeLog; className: string }) {
  const time = timeText(useCodeTime(log.code));
  return (
    <button
      type="button"
      onClick={() => bringToFront(log.code)}
      className={`${className} rounded-lg border-2 border-double border-amber-ink bg-amber-soft text-amber-ink`}
    >
      <ArrowLeftRight aria-hidden className="size-4" />
      <span>{m.code_other_short()}</span>
      <span className="figure">{time}</span>
    </button>
  );
}
