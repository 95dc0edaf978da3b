import type { IoNeedle } from '@first60/edition';

/** All three needles are 15 gauge; only the length differs. The maker puts the step at 39 or 40 kg. */
export const ioNeedles: readonly IoNeedle[] = [
  {
    color: 'Pink',
    lengthMm: 15,
    gauge: '15G',
    weight: { from: 3, to: 39 },
    use: 'Infant and child',
    sources: ['ez-io-biotel'],
  },
  {
    color: 'Blue',
    lengthMm: 25,
    gauge: '15G',
    weight: { from: 40 },
    use: 'Adult; also a smaller child whose tissue is too deep for the pink needle',
    sources: ['ez-io-biotel'],
  },
  {
    color: 'Yellow',
    lengthMm: 45,
    gauge: '15G',
    weight: { from: 40 },
    use: 'Adult with excess tissue, and the adult upper arm',
    sources: ['ez-io-biotel'],
  },
];
