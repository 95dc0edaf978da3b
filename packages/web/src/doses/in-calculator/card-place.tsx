import { type ReactNode, useState } from 'react';
import { useInSight } from '../../device/use-in-sight.ts';

const CARD =
  'flex break-inside-avoid [contain-intrinsic-block-size:auto_20rem] flex-col gap-2 rounded-lg border border-line-soft bg-surface p-3 shadow-card lg:p-4';
/** A card far out of sight is laid out only when the user scrolls to it. */
const SHOWN = '[content-visibility:auto]';
/** Hides the card's content from sight and from screen readers. */
const EMPTY = '[content-visibility:hidden]';
/**
 * Safari before 18 shows the content of such a card anyway, so there every card is updated in the keystroke's own
 * frame.
 */
const CAN_BE_EMPTY = CSS.supports('content-visibility', 'hidden');

interface CardPlaceProps<T> {
  of: T;
  /**
   * The content while out of sight: the current content, or for one frame that from before the keystroke. Undefined in
   * a new place.
   */
  earlier: T | undefined;
  /** True if a new card is probably in sight. */
  first: boolean;
  /** True while the list is in the page but hidden, because there is no weight. */
  hidden: boolean;
  children: (shown: T) => ReactNode;
}

/**
 * A card's place in the list. In sight, it shows new figures in the keystroke's own frame. Out of sight, it updates in
 * the next frame, or in short slices when the list opens. Until then it is empty, so that no place ever shows the
 * figures of another weight. A place that is new or was hidden may be empty first. A place that has the focus is never
 * empty, because a browser removes the focus from hidden content.
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
      // When another window gains the keyboard focus, the focused element in this window does not change.
      onBlur={({ currentTarget }) => setFocused(currentTarget.contains(document.activeElement))}
    >
      {shown !== undefined && children(shown)}
    </li>
  );
}
