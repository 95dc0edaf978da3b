import { jumpTo } from '../../../device/header-room.ts';

/** Height of the phone's bottom bar, in CSS px. The bar covers the content behind it. */
const BAR_PX = 72;
/** Space below the line, so that the next lines are visible too. */
const BELOW_PX = 88;

/**
 * Scrolls just far enough to bring the line that a search found into view, so that as much of First 60 as possible
 * stays visible above it. Nothing moves if the line is already visible.
 */
export function goToFound(card: HTMLElement | null): void {
  const line = card?.querySelector<HTMLElement>('[data-found]');
  const head = card?.querySelector<HTMLElement>('[data-card-head]');
  if (!line || !head) return;
  const { top, bottom } = line.getBoundingClientRect();
  if (top < head.getBoundingClientRect().bottom) jumpTo(line, head);
  else if (bottom > window.innerHeight - BAR_PX) window.scrollBy(0, bottom - (window.innerHeight - BAR_PX - BELOW_PX));
}
