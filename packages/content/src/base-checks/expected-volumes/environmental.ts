import type { ExpectedCards } from './expected-volumes.ts';

export const environmentalVolumes: ExpectedCards = {
  'hypothermia-frostbite': [
    ['oxygen', {}, 3],
    ['epinephrine-1-10000', { adult: 10, childPerKg: 0.1, childMax: 10 }, 1],
    ['dextrose-10', { adult: 250, childPerKg: 5, childMax: 250 }, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['fentanyl', { childPerKg: 0.03, childMax: 1 }, 4],
  ],
  'electrical-lightning': [
    ['oxygen', {}, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['sodium-chloride', { adult: 500, childFixed: 125, childMax: 500 }, 3],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['fentanyl', { childPerKg: 0.03, childMax: 1 }, 4],
    ['ketamine', { adult: 1.4, childPerKg: 0.02, childMax: 2 }, 4],
  ],
  'diving-injury': [
    ['oxygen', {}, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
  ],
  'bites-stings': [
    ['epinephrine-1-1000', { adult: 0.5, childPerKg: 0.01, childMax: 0.5 }, 1],
    ['oxygen', {}, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['fentanyl', { childPerKg: 0.03, childMax: 1 }, 4],
    ['acetaminophen', { adult: 100, childPerKg: 1.5, childMax: 100 }, 3],
    ['acetaminophen', { adult: 75 }, 3],
    ['acetaminophen', { childPerKg: 0.75 }, 3],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
  ],
};
