import type { ExpectedCards } from './expected-volumes.ts';

export const bloodAndBehaviorVolumes: ExpectedCards = {
  epistaxis: [
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
  ],
  'behavioral-emergency': [
    ['midazolam', { adult: 1, childPerKg: 0.04, childMax: 1 }, 4],
    ['midazolam', { adult: 0.5 }, 4],
    ['haloperidol', { adult: 1 }, 2],
    ['ketamine', { adult: 5.6 }, 4],
    ['diphenhydramine', { adult: 0.5, childPerKg: 0.02, childMax: 0.5 }, 3],
    ['dextrose-10', { adult: 250, childPerKg: 5, childMax: 250 }, 3],
    ['glucagon', { adult: 1, childFixed: 1 }, 3],
    ['glucagon', { childFixed: 0.5 }, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['oxygen', {}, 3],
  ],
};
