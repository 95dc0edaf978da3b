import type { ExpectedCards, Row } from './expected-volumes.ts';

/** Kit 4, the Control kit. `Row` names only the kits that the first cards drew from, hence the widening. */

export const traumaVolumes: ExpectedCards = {
  'trauma-triage': [
    ['tranexamic-acid', { adult: 10, childPerKg: 0.15, childMax: 10 }, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
  ],
  'adult-pediatric-trauma-triage': [
    ['tranexamic-acid', { adult: 10, childPerKg: 0.15, childMax: 10 }, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
  ],
  'general-trauma': [
    ['tranexamic-acid', { adult: 10, childPerKg: 0.15, childMax: 10 }, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['fentanyl', { childPerKg: 0.03, childMax: 1 }, 4],
    ['ketamine', { adult: 0.28, childPerKg: 0.004, childMax: 0.4 }, 4],
    ['morphine', { adult: 0.5, childPerKg: 0.01, childMax: 0.4 }, 4],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
    ['oxygen', {}, 3],
  ],
  burns: [
    ['ringers-lactate', { adult: 500, childFixed: 125, childMax: 250 }, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['fentanyl', { childPerKg: 0.03, childMax: 1 }, 4],
    ['ketamine', { adult: 0.28, childPerKg: 0.004, childMax: 0.4 }, 4],
    ['morphine', { adult: 0.5, childPerKg: 0.01, childMax: 0.4 }, 4],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
    ['cyanide-antidote-kit', { adult: 200, childPerKg: 2.8, childMax: 200 }, 'external'],
    ['albuterol', { adult: 3, childFixed: 3, childMax: 6 }, 2],
    ['oxygen', {}, 3],
  ],
  'crush-injury': [
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['calcium-chloride', { adult: 10, childPerKg: 0.2, childMax: 10 }, 1],
    ['sodium-bicarbonate', { adult: 50, childPerKg: 1, childMax: 50 }, 1],
    ['albuterol', { adult: 12, childFixed: 3, childMax: 6 }, 2],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['ketamine', { adult: 0.28, childPerKg: 0.004, childMax: 0.4 }, 4],
    ['tranexamic-acid', { adult: 10, childPerKg: 0.15, childMax: 10 }, 3],
  ],
  'soft-tissue-orthopedic': [
    ['acetaminophen', { adult: 100, childPerKg: 1.5, childMax: 100 }, 3],
    ['ketorolac', { adult: 0.5, childPerKg: 0.0167, childMax: 0.5 }, 3],
    ['ketorolac', { adult: 1 }, 3],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['fentanyl', { childPerKg: 0.03, childMax: 1 }, 4],
    ['morphine', { adult: 0.5, childPerKg: 0.01, childMax: 0.4 }, 4],
    ['ketamine', { adult: 0.28, childPerKg: 0.004, childMax: 0.4 }, 4],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
    ['tranexamic-acid', { adult: 10, childPerKg: 0.15, childMax: 10 }, 3],
  ],
  'spinal-injury-assessment': [
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['norepinephrine', {}, 1],
    ['atropine', { adult: 10 }, 1],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
  ],
  'spinal-immobilization': [
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
  ],
  'traumatic-brain-injury': [
    ['oxygen', {}, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
    ['midazolam', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['dextrose-10', { adult: 250, childPerKg: 5, childMax: 250 }, 3],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['tranexamic-acid', { adult: 10, childPerKg: 0.15, childMax: 10 }, 3],
  ],
  'traumatic-arrest': [
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['tranexamic-acid', { adult: 10, childPerKg: 0.15, childMax: 10 }, 3],
    ['epinephrine-1-10000', { adult: 10, childPerKg: 0.1, childMax: 10 }, 1],
    ['calcium-chloride', { adult: 10, childPerKg: 0.2, childMax: 10 }, 1],
    ['sodium-bicarbonate', { adult: 50, childPerKg: 1, childMax: 50 }, 1],
  ],
  'drowning-submersion': [
    ['oxygen', {}, 3],
    ['epinephrine-1-10000', { adult: 10, childPerKg: 0.1, childMax: 10 }, 1],
    ['albuterol', { adult: 3, childFixed: 3, childMax: 6 }, 2],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['dextrose-10', { adult: 250, childPerKg: 5, childMax: 250 }, 3],
  ],
};
