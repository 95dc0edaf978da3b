import type { Rhythm } from '@first60/clinical';

/** The rhythms to choose from, in the terms of the crew's device. */
export const RHYTHMS: Readonly<Record<'als' | 'bls', readonly Rhythm[]>> = {
  als: ['vf-pvt', 'asystole-pea', 'pulse'],
  bls: ['shock-advised', 'no-shock', 'pulse'],
};
