import type { CannulaFlow } from '@first60/edition';

/** Flows are the requirement's; maker's charts give 18, 20 and 22 gauge about 90, 60 and 36 mL/min. */
export const ivFlow: readonly CannulaFlow[] = [
  { gauge: '14G', color: 'Orange', mlPerMin: 240, use: 'Massive bleeding', sources: ['spec', 'iv-catheter-chart'] },
  { gauge: '16G', color: 'Gray', mlPerMin: 180, use: 'Trauma, crush, burns', sources: ['spec', 'iv-catheter-chart'] },
  {
    gauge: '18G',
    color: 'Green',
    mlPerMin: 96,
    use: 'Smallest for adult trauma',
    sources: ['spec', 'iv-catheter-chart'],
  },
  { gauge: '20G', color: 'Pink', mlPerMin: 54, use: 'Most adults', sources: ['spec', 'iv-catheter-chart'] },
  { gauge: '22G', color: 'Blue', mlPerMin: 31, use: 'Children, the elderly', sources: ['spec', 'iv-catheter-chart'] },
];
