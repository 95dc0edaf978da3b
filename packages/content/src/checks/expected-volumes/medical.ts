import type { ExpectedCards } from './expected-volumes.ts';

export const medicalVolumes: ExpectedCards = {
  anaphylaxis: [
    ['epinephrine-1-1000', { adult: 0.5, childPerKg: 0.01, childMax: 0.5 }, 1],
    ['epinephrine-auto-injector-adult', { adult: 0.3, childFixed: 0.3 }, 'external'],
    ['epinephrine-auto-injector-pediatric', { childFixed: 0.3 }, 'external'],
    ['oxygen', {}, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['epinephrine-1-10000', { adult: 1, childPerKg: 0.1, childMax: 1 }, 1],
    ['epinephrine-1-1000', {}, 1],
    ['albuterol', { adult: 3, childFixed: 3, childMax: 6 }, 2],
    ['epinephrine-1-1000', { adult: 5, childPerKg: 0.5, childMax: 5 }, 1],
    ['diphenhydramine', { adult: 0.5, childPerKg: 0.02, childMax: 1 }, 3],
    ['methylprednisolone', { adult: 2, childPerKg: 0.032, childMax: 0.96 }, 2],
    ['glucagon', { adult: 1, childPerKg: 0.02, childMax: 1 }, 3],
  ],
  stroke: [
    ['dextrose-10', { adult: 250 }, 3],
    ['oxygen', {}, 3],
    ['ondansetron', { adult: 2 }, 3],
    ['labetalol', { adult: 4 }, 1],
  ],
};
