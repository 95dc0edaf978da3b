import type { Protocol } from '@first60/edition';

/** True for a card whose First 60 is written for one patient: its doses stand in its lines, not above them. */
export const speaksToOne = ({ first60Seconds }: Pick<Protocol, 'first60Seconds'>): boolean =>
  first60Seconds.some(({ parts }) => parts !== undefined);
