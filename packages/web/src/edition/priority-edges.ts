import type { Priority } from '@first60/edition';

/** The color at the start edge of a card and of links to the card. */
export const PRIORITY_EDGES: Record<Priority, string> = {
  critical: 'border-s-critical',
  urgent: 'border-s-urgent',
  routine: 'border-s-routine',
};
