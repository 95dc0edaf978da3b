import { CircleCheck, CircleDashed, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';

interface FootProps {
  /** The last thing that the crew pressed, in words, with its time. */
  last: { readonly words: string; readonly time: string; readonly isKept: boolean } | undefined;
  /** Neither the disk nor the journal takes the log. */
  isLost: boolean;
  /** How long the app was just away, as text: what was done meanwhile is in no log. */
  away: string | undefined;
  /** The device does not keep the screen on. */
  mayTurnOff: boolean;
  /** A second press that did not count can be counted with one more. */
  onOneMore: (() => void) | undefined;
  onUndo: () => void;
  onEarlier: () => void;
  /** The metronome's button. */
  children: ReactNode;
}

const SMALL =
  'flex min-h-12 min-w-13 shrink-0 flex-col items-center justify-center rounded-lg border-2 border-line bg-surface px-1 text-sm leading-tight font-bold';

/** The last event and its corrections. */
export function Foot({ last, isLost, away, mayTurnOff, onOneMore, onUndo, onEarlier, children }: FootProps) {
  return (
    <div className="code-foot flex items-stretch gap-2 max-xs:gap-1.5">
      {children}
      <div className="flex min-w-0 flex-1 flex-col justify-center overflow-hidden text-sm leading-tight max-xs:text-xs">
        <p role="status" className="line-clamp-2">
          {last === undefined ? (
            m.code_nothing_yet()
          ) : (
            <>
              <span className="font-bold">{last.words}</span>{' '}
              <span className="figure whitespace-nowrap">
                {last.time} <Kept isKept={last.isKept} />
              </span>
            </>
          )}
        </p>
        {away !== undefined && (
          <p className="truncate text-xs font-bold text-amber-ink">{m.code_away({ time: away })}</p>
        )}
        {mayTurnOff && away === undefined && (
          <p className="truncate text-xs text-ink-2" title={m.code_screen_may_turn_off()}>
            {m.code_screen_may_turn_off()}
          </p>
        )}
        {isLost && (
          <p role="alert" className="flex items-center gap-1 font-bold text-critical-ink">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {m.code_not_kept()}
          </p>
        )}
      </div>
      {onOneMore && (
        <button type="button" onClick={onOneMore} className={`${SMALL} border-amber-ink text-amber-ink`}>
          <span aria-hidden className="figure text-lg">
            {m.code_one_more()}
          </span>
          <span className="sr-only">{m.code_one_more_whole()}</span>
        </button>
      )}
      <button type="button" disabled={last === undefined} onClick={onUndo} className={`${SMALL} disabled:opacity-60`}>
        <Undo2 aria-hidden className="size-5 rtl:-scale-x-100" />
        {m.code_undo()}
      </button>
      <button
        type="button"
        disabled={last === undefined}
        onClick={onEarlier}
        className={`${SMALL} disabled:opacity-60`}
      >
        <span aria-hidden className="figure whitespace-nowrap">
          {m.code_minutes_before({ minutes: 1 })}
        </span>
        <span className="sr-only">{m.code_earlier()}</span>
      </button>
    </div>
  );
}

/** Hollow until the disk has it. */
function Kept({ isKept }: { isKept: boolean }) {
  const Icon = isKept ? CircleCheck : CircleDashed;
  return (
    <>
      <Icon aria-hidden className="inline size-4" />
      <span className="sr-only">{isKept ? m.code_kept() : m.code_keeping()}</span>
    </>
  );
}
