import type { ExpectedCards } from './expected-volumes.ts';

export const bloodAndBehaviorVolumes: ExpectedCards = {
  epistaxis: [
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['oxygen', {}, 3],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
  ],
  'behavioral-emergency': [
    ['midazolam', { adult: 1, childPerKg: 0.04, childMax: 1 }, 4],
    ['midazolam', { adult: 2.5 }, 4],
    ['haloperidol', { adult: 1 }, 2],
    ['ketamine', { adult: 5.6 }, 4],
    ['diphenhydramine', { adult: 0.5, childPerKg: 0.02, childMax: 0.5 }, 3],
    ['dextrose-10', { adult: 250, childPerKg: 5, childMax: 250 }, 3],
    ['glucagon', { adult: 1, childFixed: 1 }, 3],
    ['glucagon', { childFixed: 0.5 }, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['oxygen', {}, 3],
  ],
  'sickle-cell-crisis': [
    ['oxygen', {}, 3],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['fentanyl', { childPerKg: 0.03, childMax: 1 }, 4],
    ['morphine', { adult: 5, childPerKg: 0.1, childMax: 4 }, 4],
    ['acetaminophen', { adult: 100, childPerKg: 1.5, childMax: 100 }, 3],
    ['acetaminophen', { adult: 75 }, 3],
    ['acetaminophen', { childPerKg: 0.75 }, 3],
    ['ketamine', { adult: 1.4, childPerKg: 0.02, childMax: 2 }, 4],
    ['sodium-chloride', { adult: 500, childPerKg: 10, childMax: 500 }, 3],
    ['naloxone', { adult: 1, childPerKg: 0.25, childMax: 5 }, 1],
    ['naloxone', { adult: 2, childPerKg: 0.25, childMax: 2 }, 1],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
    ['dextrose-10', { adult: 250, childPerKg: 5, childMax: 250 }, 3],
    ['glucagon', { adult: 1, childFixed: 1 }, 3],
    ['glucagon', { childFixed: 0.5 }, 3],
  ],
  'infectious-precautions': [],
};
