import { CircleCheck, CircleDashed, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { UNDO_MS } from './presses/press-guard.ts';
import { PLACE, usePlace } from './presses/use-place.ts';

interface FootProps {
  /** What Undo takes back or has just taken back, in words, with its time. */
  last: { readonly id: string; readonly words: string; readonly time: string; readonly isKept: boolean } | undefined;
  /** Neither the disk nor the journal takes the log. */
  isLost: boolean;
  /** How long the app was just away, as text: what was done meanwhile is in no log. */
  away: string | undefined;
  /** The device does not keep the screen on. */
  mayTurnOff: boolean;
  /** A second press that did not count can be counted with one more. */
  oneMore: { readonly what: string; readonly press: () => void } | undefined;
  /** How often Undo was pressed: after each press it is dead for a moment. */
  undos: number;
  onUndo: (() => void) | undefined;
  /** Stands in the place of `onEarlier` while there is something to bring back. */
  onRedo: (() => void) | undefined;
  onEarlier: (() => void) | undefined;
  /** The metronome's button. */
  children: ReactNode;
}

const SMALL =
  'flex min-h-12 min-w-13 shrink-0 flex-col items-center justify-center rounded-lg border-2 px-1 text-sm leading-tight font-bold';

/** The last event and its corrections. */
export function Foot({ last, isLost, away, mayTurnOff, oneMore, undos, children, ...on }: FootProps) {
  const id = useId();
  // What was taken back has to be read whole for as long as it can be brought back.
  const isWhole = on.onRedo !== undefined || oneMore !== undefined;
  return (
    <div className="arrest-foot flex items-stretch gap-2 max-xs:gap-1.5">
      {/* Five do not fit beside words on a phone: what is counted again has to be read first. */}
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

/** Hollow until the disk has it. */
function Kept({ isKept }: { isKept: boolean }) {
  const Icon = isKept ? CircleCheck : CircleDashed;
  return (
    <>
      <Icon aria-hidden className="inline size-4" />
      <span className="sr-only">{isKept ? m.arrest_kept() : m.arrest_keeping()}</span>
    </>
  );
}
