import type { ExpectedCards } from './expected-volumes.ts';

export const respiratoryVolumes: ExpectedCards = {
  'asthma-copd': [
    ['oxygen', {}, 3],
    ['albuterol', { adult: 3, childFixed: 3 }, 2],
    ['ipratropium', { adult: 2.5, childFixed: 2.5 }, 2],
    ['ipratropium', { childFixed: 1.25 }, 2],
    ['epinephrine-1-1000', { adult: 0.5, childPerKg: 0.01, childMax: 0.5 }, 1],
    ['methylprednisolone', { adult: 2, childPerKg: 0.032, childMax: 0.96 }, 2],
    ['dexamethasone', { adult: 2.5, childPerKg: 0.125, childMax: 2.5 }, 2],
    ['magnesium-sulfate', { adult: 100 }, 1],
    ['magnesium-sulfate', { childPerKg: 0.125, childMax: 10 }, 1],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['epinephrine-1-10000', { adult: 1, childPerKg: 0.1, childMax: 1 }, 1],
  ],
  'pediatric-respiratory': [
    ['oxygen', {}, 3],
    ['epinephrine-1-1000', { childPerKg: 0.5, childMax: 5 }, 1],
    ['dexamethasone', { childPerKg: 0.125, childMax: 2.5 }, 2],
    ['methylprednisolone', { childPerKg: 0.032, childMax: 0.96 }, 2],
    ['albuterol', { childFixed: 3 }, 2],
    ['sodium-chloride', { childPerKg: 20, childMax: 1000 }, 3],
    ['dextrose-10', { childPerKg: 5, childMax: 250 }, 3],
  ],
  'airway-obstruction': [
    ['oxygen', {}, 3],
    ['epinephrine-1-1000', { adult: 0.5, childPerKg: 0.01, childMax: 0.5 }, 1],
    ['epinephrine-1-1000', { adult: 5, childPerKg: 0.5, childMax: 5 }, 1],
    ['sodium-chloride', { adult: 2.5 }, 3],
  ],
};
