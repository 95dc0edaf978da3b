import { type ReactNode, useState } from 'react';
import { useInSight } from '../../device/use-in-sight.ts';

const CARD =
  'flex break-inside-avoid [contain-intrinsic-block-size:auto_20rem] flex-col gap-2 rounded-lg border border-line-soft bg-surface p-3 shadow-card lg:p-4';
/** Far from sight, a card is laid out when it is scrolled to. */
const SHOWN = '[content-visibility:auto]';
/** The card without anything in it, for the eye and for a screen reader. */
const EMPTY = '[content-visibility:hidden]';
/** Safari before 18 shows what such a card holds. There every card takes its figures with the frame of the key. */
const CAN_BE_EMPTY = CSS.supports('content-visibility', 'hidden');

interface CardPlaceProps<T> {
  of: T;
  /** What it holds out of sight: the same, or for a frame what belongs to an earlier key. Nothing in a place that is new. */
  earlier: T | undefined;
  /** Whether a new card is most likely in sight. */
  first: boolean;
  /** Whether the list is in the page unseen, because there is no weight. */
  hidden: boolean;
  children: (shown: T) => ReactNode;
}

/**
 * The place of a card in the list. In sight it shows what belongs to a key with the frame of that key, out of sight with
 * the next frame, and in short pieces of time where the list is opened. Until then it is empty: no place ever shows the
 * figures of another weight. A place that is new, or hidden before, may be empty first. One that holds the focus never is,
 * because a browser takes the focus from what is empty.
 */
export function CardPlace<T>({ of, earlier, first, hidden, children }: CardPlaceProps<T>) {
  const [ref, inSight] = useInSight(first, hidden);
  const [focused, setFocused] = useState(false);
  const shown = inSight || focused || !CAN_BE_EMPTY ? of : earlier;
  return (
    <li
      ref={ref}
      className={`${CARD} ${shown === of ? SHOWN : EMPTY}`}
      onFocus={() => setFocused(true)}
      // While another window has the keyboard, the focus in this one stays where it is.
      onBlur={({ currentTarget }) => setFocused(currentTarget.contains(document.activeElement))}
    >
      {shown !== undefined && children(shown)}
    </li>
  );
}
