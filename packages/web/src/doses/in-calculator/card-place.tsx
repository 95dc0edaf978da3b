import { type ReactNode, useState } from 'react';
import { useInSight } from '../../device/use-in-sight.ts';

const CARD =
  'flex break-inside-avoid [contain-intrinsic-block-size:auto_20rem] flex-col gap-2 rounded-lg border border-line-soft bg-surface p-3 shadow-card lg:p-4';
/** A card far out of sight is laid out only when the user scrolls to it. */
const SHOWN = '[content-visibility:auto]';
/** Hides the content of the card from sight and from screen readers. */
const EMPTY = '[content-visibility:hidden]';
/**
 * Safari before 18 shows the content of such a card anyway. There, every card gets its figures in the frame of the
 * keystroke.
 */
const CAN_BE_EMPTY = CSS.supports('content-visibility', 'hidden');

interface CardPlaceProps<T> {
  of: T;
  /** The content out of sight: the current one, or for one frame that of an earlier keystroke. Undefined in a new place. */
  earlier: T | undefined;
  /** True if a new card is probably in sight. */
  first: boolean;
  /** True while the list is in the page but hidden, because there is no weight. */
  hidden: boolean;
  children: (shown: T) => ReactNode;
}

/**
 * The place of a card in the list. In sight, it shows new figures in the frame of the keystroke. Out of sight, it
 * follows in the next frame, or in short slices when the list opens. Until then it is empty, so that no place ever
 * shows the figures of another weight. A place that is new or was hidden may be empty first. A place with the focus is
 * never empty, because a browser removes the focus from hidden content.
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
      // When another window gets the keyboard, the focus in this one stays where it is.
      onBlur={({ currentTarget }) => setFocused(currentTarget.contains(document.activeElement))}
    >
      {shown !== undefined && children(shown)}
    </li>
  );
}
