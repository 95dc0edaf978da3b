import { jumpTo } from '../../../device/header-room.ts';

/** Height of the bar at the bottom of a phone, in CSS px. It covers what is below it. */
const BAR_PX = 72;
/** Space below the line, so that the lines after it are visible too. */
const BELOW_PX = 88;

/**
 * Scrolls the line that a search found into view, and no further, so that as much of First 60 as possible stays visible
 * above it. Nothing moves if the line is already visible.
 */
export function goToFound(card: HTMLElement | null): void {
  const line = card?.querySelector<HTMLElement>('[data-found]');
  const head = card?.querySelector<HTMLElement>('[data-card-head]');
  if (!line || !head) return;
  const { top, bottom } = line.getBoundingClientRect();
  if (top < head.getBoundingClientRect().bottom) jumpTo(line, head);
  else if (bottom > window.innerHeight - BAR_PX) window.scrollBy(0, bottom - (window.innerHeight - BAR_PX - BELOW_PX));
}
