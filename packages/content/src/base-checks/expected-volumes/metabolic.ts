import type { ExpectedCards } from './expected-volumes.ts';

export const metabolicVolumes: ExpectedCards = {
  'hypoglycemia-hyperglycemia': [
    ['dextrose-10', { adult: 250, childPerKg: 5, childMax: 250 }, 3],
    ['oral-glucose', {}, 3],
    ['glucagon', { adult: 1, childFixed: 1 }, 3],
    ['glucagon', { childFixed: 0.5 }, 3],
    ['sodium-chloride', { adult: 500, childPerKg: 10, childMax: 500 }, 3],
    ['sodium-chloride', { adult: 1000 }, 3],
    ['sodium-chloride', { childPerKg: 10, childMax: 500 }, 3],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
  ],
  'hyperkalemia-dialysis': [
    ['calcium-chloride', { adult: 10, childPerKg: 0.2, childMax: 10 }, 1],
    ['albuterol', { adult: 12, childFixed: 3, childMax: 6 }, 2],
    ['sodium-bicarbonate', { adult: 50, childPerKg: 1, childMax: 50 }, 1],
    ['sodium-chloride', { adult: 500, childPerKg: 10, childMax: 500 }, 3],
  ],
  'pain-management': [
    ['acetaminophen', { adult: 100, childPerKg: 1.5, childMax: 100 }, 3],
    ['acetaminophen', { adult: 75 }, 3],
    ['acetaminophen', { childPerKg: 0.75 }, 3],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['fentanyl', { childPerKg: 0.03, childMax: 1 }, 4],
    ['ketorolac', { adult: 0.5, childPerKg: 0.0167, childMax: 0.5 }, 3],
    ['ketorolac', { adult: 1 }, 3],
    ['morphine', { adult: 5, childPerKg: 0.1, childMax: 4 }, 4],
    ['morphine', { adult: 0.5, childPerKg: 0.01, childMax: 0.4 }, 4],
    ['ketamine', { adult: 1.4, childPerKg: 0.02, childMax: 2 }, 4],
    ['naloxone', { adult: 1, childPerKg: 0.25, childMax: 5 }, 1],
    ['naloxone', { adult: 2, childPerKg: 0.25, childMax: 2 }, 1],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
  ],
  'hypertensive-emergency': [
    ['labetalol', { adult: 4 }, 1],
    ['magnesium-sulfate', { adult: 100 }, 1],
    ['magnesium-sulfate', { adult: 100 }, 1],
    ['magnesium-sulfate', { adult: 20 }, 1],
    ['fentanyl', { adult: 1 }, 4],
  ],
};
