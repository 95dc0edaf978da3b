import { EllipsisVertical, House, ScrollText } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import { protocolHref } from '../../addresses/protocol-href.ts';
import { m } from '../../paraglide/messages.js';
import { UserScopeContext } from '../../session/use-user-scope.ts';
import type { ArrestLog } from '../log/arrest-log.ts';
import { ClockDigits } from './clock-digits.tsx';
import { OtherArrestButton } from './other-arrest-button.tsx';

interface ArrestBarProps {
  /** Time since the arrest began. */
  time: string;
  /** True if it began before the press on CODE, from which the log counts. */
  isFromCollapse: boolean;
  practice: boolean;
  /** Id of the plan's card. */
  card: string | undefined;
  onMore: () => void;
  /** Another arrest, running in the background. */
  other: ArrestLog | undefined;
  /** The patient button. */
  children: ReactNode;
}

const SQUARE = 'flex min-h-12 min-w-12 shrink-0 flex-col items-center justify-center rounded-lg text-xs font-semibold';

/** The top of a running arrest's screen: the ways to leave it, its time and its patient. */
export function ArrestBar({ time, isFromCollapse, practice, card, other, onMore, children }: ArrestBarProps) {
  // An arrest that outlives its session has the only open screen.
  const isAlone = useContext(UserScopeContext) === null;
  return (
    <div className="flex min-h-12 items-center gap-0.5 xs:gap-1 sm:gap-2">
      {!isAlone && (
        <Link href="/" className={SQUARE}>
          <House aria-hidden className="size-5" />
          {m.nav_home()}
        </Link>
      )}
      <p className="min-w-0 flex-auto text-center leading-none">
        <ClockDigits label={m.arrest_total()} text={time} className="arrest-total font-extrabold whitespace-nowrap" />
        <span className="flex flex-wrap justify-center gap-x-1 text-xs leading-none whitespace-nowrap">
          <span className="font-semibold max-xs:sr-only">
            {isFromCollapse ? m.arrest_from_collapse() : m.arrest_from_code()}
          </span>
          <span aria-hidden className="font-semibold xs:hidden">
            {isFromCollapse ? m.arrest_from_collapse_short() : m.arrest_from_code_short()}
          </span>
          {practice && <span className="font-extrabold text-amber-ink">{m.arrest_practice_mark()}</span>}
        </span>
      </p>
      {children}
      {other && <OtherArrestButton log={other} className={SQUARE} />}
      {card !== undefined && !isAlone && (
        <Link href={protocolHref(card)} className={`${SQUARE} ${other ? 'max-xs:hidden' : ''}`}>
          <ScrollText aria-hidden className="size-5" />
          {m.arrest_card()}
        </Link>
      )}
      <button type="button" data-opens="more" onClick={onMore} className={SQUARE}>
        <EllipsisVertical aria-hidden className="size-5" />
        {m.arrest_more()}
      </button>
    </div>
  );
}
