import { CircleCheck, CircleDashed, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { UNDO_MS } from './presses/press-guard.ts';
import { PLACE, usePlace } from './presses/use-place.ts';

interface FootProps {
  /** The event that Undo takes back or has just taken back, in words, with its time. */
  last: { readonly id: string; readonly words: string; readonly time: string; readonly isKept: boolean } | undefined;
  /** Neither the disk nor the journal can store the log. */
  isLost: boolean;
  /** Duration of the app's last absence, as text. Nothing was logged during that time. */
  away: string | undefined;
  /** The device may turn the screen off. */
  mayTurnOff: boolean;
  /** Adds an event for a second press that was not counted. */
  oneMore: { readonly what: string; readonly press: () => void } | undefined;
  /** The number of presses on Undo. The button ignores presses briefly after each one. */
  undos: number;
  onUndo: (() => void) | undefined;
  /** Replaces `onEarlier` while there is something to restore. */
  onRedo: (() => void) | undefined;
  onEarlier: (() => void) | undefined;
  /** The metronome button. */
  children: ReactNode;
}

const SMALL =
  'flex min-h-12 min-w-13 shrink-0 flex-col items-center justify-center rounded-lg border-2 px-1 text-sm leading-tight font-bold';

/** The last event and its corrections. */
export function Foot({ last, isLost, away, mayTurnOff, oneMore, undos, children, ...on }: FootProps) {
  const id = useId();
  // An undone event's text must be shown completely for as long as the event can be restored.
  const isWhole = on.onRedo !== undefined || oneMore !== undefined;
  return (
    <div className="arrest-foot flex items-stretch gap-2 max-xs:gap-1.5">
      {/* Five buttons do not fit next to the text on a phone, and the extra count must be read first. */}
      <div className={oneMore ? 'flex max-lg:hidden' : 'flex'}>{children}</div>
      <div className="flex min-w-0 flex-1 flex-col justify-center overflow-hidden text-sm leading-tight max-xs:text-xs">
        <p id={id} role="status" className={isWhole ? 'line-clamp-3' : 'line-clamp-2'}>
          {last === undefined ? (
            m.arrest_nothing_yet()
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
          <p className="truncate text-xs font-bold text-amber-ink">{m.arrest_away({ time: away })}</p>
        )}
        {mayTurnOff && away === undefined && !isWhole && (
          <p className="truncate text-xs text-ink-2" title={m.arrest_screen_may_turn_off()}>
            {m.arrest_screen_may_turn_off()}
          </p>
        )}
        {isLost && (
          <p role="alert" className="flex items-center gap-1 font-bold text-critical-ink">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {m.arrest_not_kept()}
          </p>
        )}
      </div>
      {oneMore && (
        <button type="button" onClick={oneMore.press} className={`${SMALL} border-amber-ink bg-surface text-amber-ink`}>
          <span aria-hidden className="figure text-lg leading-none">
            {m.arrest_one_more()}
          </span>
          <span aria-hidden>{oneMore.what}</span>
          <span className="sr-only">{m.arrest_one_more_whole({ what: oneMore.what })}</span>
        </button>
      )}
      <FootButton meaning={`${undos}`} deadFor={UNDO_MS} describedBy={id} onPress={on.onUndo}>
        <Undo2 aria-hidden className="size-5 rtl:-scale-x-100" />
        {m.arrest_undo()}
      </FootButton>
      {on.onRedo ? (
        <FootButton key="second" meaning={`redo ${last?.id}`} describedBy={id} onPress={on.onRedo}>
          <Redo2 aria-hidden className="size-5 rtl:-scale-x-100" />
          {m.arrest_redo()}
        </FootButton>
      ) : (
        <FootButton key="second" meaning="earlier" onPress={on.onEarlier}>
          <span aria-hidden className="figure whitespace-nowrap">
            {m.arrest_minutes_before({ minutes: 1 })}
          </span>
          <span className="sr-only">{m.arrest_earlier()}</span>
        </FootButton>
      )}
    </div>
  );
}

interface FootButtonProps {
  meaning: string;
  deadFor?: number;
  describedBy?: string;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

function FootButton({ meaning, deadFor, describedBy, onPress, children }: FootButtonProps) {
  const place = usePlace(meaning, onPress, deadFor);
  return (
    <button
      type="button"
      {...place}
      aria-describedby={describedBy}
      className={`${SMALL} ${PLACE} border-line bg-surface`}
    >
      {children}
    </button>
  );
}

/** The tick is hollow until the event is on the disk. */
function Kept({ isKept }: { isKept: boolean }) {
  const Icon = isKept ? CircleCheck : CircleDashed;
  return (
    <>
      <Icon aria-hidden className="inline size-4" />
      <span className="sr-only">{isKept ? m.arrest_kept() : m.arrest_keeping()}</span>
    </>
  );
}
