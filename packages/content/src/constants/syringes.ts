import { line, type SyringeSet } from '@first60/edition';

/** Usual marks of hypodermic syringes, from nursing teaching and a maker's data sheet. */
export const syringes: SyringeSet = {
  syringes: [
    { capacityMl: 1, graduationMl: 0.01 },
    { capacityMl: 3, graduationMl: 0.1 },
    { capacityMl: 5, graduationMl: 0.2 },
    { capacityMl: 10, graduationMl: 0.2 },
    { capacityMl: 20, graduationMl: 1 },
    { capacityMl: 50, graduationMl: 1 },
  ],
  notes: [
    line(
      'Read your own barrel: some 1 mL syringes are marked every 0.1 mL, some 10 mL ones every 0.5 mL.',
      'rmit-syringes',
      'bd-plastipak',
    ),
  ],
  sources: ['polk-syringes', 'rmit-syringes', 'bd-plastipak'],
};
