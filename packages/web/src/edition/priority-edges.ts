import type { Priority } from '@first60/content';

/** The color at the start edge of what stands for a card. */
export const PRIORITY_EDGES: Record<Priority, string> = {
  critical: 'border-s-critical',
  urgent: 'border-s-urgent',
  routine: 'border-s-routine',
};
