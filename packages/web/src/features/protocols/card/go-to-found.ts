import { jumpTo } from '../../../device/header-room.ts';

/** The bar at the bottom of a phone, in CSS px: what lies behind it is not in sight. */
const BAR_PX = 72;
/** Room below the line, so that it is read with what follows it. */
const BELOW_PX = 88;

/**
 * Brings the line that a search found into sight, and no further: as much of First 60 as there is room for stays above
 * it. Where the line is in sight, nothing moves.
 */
export function goToFound(card: HTMLElement | null): void {
  const line = card?.querySelector<HTMLElement>('[data-found]');
  const head = card?.querySelector<HTMLElement>('[data-card-head]');
  if (!line || !head) return;
  const { top, bottom } = line.getBoundingClientRect();
  if (top < head.getBoundingClientRect().bottom) jumpTo(line, head);
  else if (bottom > window.innerHeight - BAR_PX) window.scrollBy(0, bottom - (window.innerHeight - BAR_PX - BELOW_PX));
}
