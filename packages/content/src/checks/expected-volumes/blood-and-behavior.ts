import type { ExpectedCards } from './expected-volumes.ts';

export const bloodAndBehaviorVolumes: ExpectedCards = {
  epistaxis: [
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
  ],
};
