import { BellRing, Check, RotateCcw } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { timeText } from '../arrest/time-text.ts';
import { ClinicalText } from '../edition/clinical-text.tsx';
import { m } from '../paraglide/messages.js';
import { clockName } from './clock-words.ts';
import { openClock } from './opened-clock.ts';
import type { DueMoment } from './use-due-moment.ts';

/** Presses are ignored for this long, in ms, because the user may have been aiming at the previous content. */
const ON_ITS_WAY_MS = 700;

interface DueLineProps {
  due: DueMoment;
  onSeen: () => void;
  /** Called after the dose has been given again. */
  onAgain: () => void;
}

/**
 * A clock's message, until somebody marks it as seen. It has a bell, border and words, so it does not depend on color
 * alone.
 */
export function DueLine({ due: { clock, moment }, onSeen, onAgain }: DueLineProps) {
  const key = `${clock.id}@${moment.at}`;
  const shown = useRef({ key: '', since: 0 });
  const seen = useRef<HTMLButtonElement>(null);
  const note = (element: HTMLElement | null) => {
    if (element !== null && shown.current.key !== key) shown.current = { key, since: performance.now() };
  };
  const unlessOnItsWay = (act: () => void) => (event: MouseEvent) => {
    // A keyboard or screen reader user presses the focused element.
    if (event.detail === 0 || performance.now() - shown.current.since >= ON_ITS_WAY_MS) act();
  };
  return (
    <div
      ref={note}
      className="-mx-2 flex h-full items-stretch bg-amber-soft text-amber-ink outline-3 -outline-offset-3 outline-double outline-amber-ink @max-[6rem]:mx-0"
    >
      <button
        type="button"
        onClick={unlessOnItsWay(() => {
          openClock({ id: clock.id });
          // If there is no room for the Seen button, opening the message marks it as seen.
          if (seen.current?.getClientRects().length === 0) onSeen();
        })}
        className="flex min-w-0 flex-1 items-center justify-center gap-1.5 ps-1 text-start @max-[6rem]:flex-col @max-[6rem]:gap-0 @max-[6rem]:ps-0"
      >
        <BellRing
          aria-hidden
          className={`size-5 shrink-0 ${clock.plan?.again ? '@max-[6rem]:block max-sm:hidden' : ''}`}
        />
        <span aria-hidden className="hidden text-xs font-extrabold @max-[6rem]:block">
          {m.clock_due_short()}
        </span>
        <span className="line-clamp-3 min-w-0 text-xs leading-[1.15] font-semibold sm:line-clamp-2 sm:text-sm @max-[6rem]:sr-only">
          <b className="font-extrabold">{m.clock_at({ clock: clockName(clock), time: timeText(moment.at * 1_000) })}</b>{' '}
          <ClinicalText text={moment.text} />
        </span>
      </button>
      {clock.plan?.again && (
        <button
          type="button"
          aria-label={m.clock_given_again_of({ clock: clockName(clock) })}
          onClick={unlessOnItsWay(onAgain)}
          className="flex w-12 shrink-0 flex-col items-center justify-center border-s border-amber-ink text-xs leading-none font-extrabold @max-[6rem]:hidden"
        >
          <RotateCcw aria-hidden className="size-4" />
          {m.clock_given_again()}
        </button>
      )}
      <button
        ref={seen}
        type="button"
        aria-label={m.clock_seen_of({ clock: clockName(clock) })}
        onClick={unlessOnItsWay(onSeen)}
        className="flex min-w-12 shrink-0 flex-col items-center justify-center text-xs leading-none font-extrabold @max-[6rem]:hidden"
      >
        <Check aria-hidden className="size-5" />
        {m.clock_seen()}
      </button>
    </div>
  );
}
