import type { ExpectedCards } from './expected-volumes.ts';

export const proceduresVolumes: ExpectedCards = {
  'bvm-ventilation': [],
  'oral-nasal-airways': [],
  'rapid-sequence-intubation': [
    ['etomidate', { adult: 10, childPerKg: 0.15, childMax: 10 }, 2],
    ['ketamine', { adult: 2.8, childPerKg: 0.04, childMax: 4 }, 4],
    ['propofol', { adult: 10.5, childPerKg: 0.15 }, 2],
    ['succinylcholine', { adult: 5.25, childPerKg: 0.1, childMax: 10 }, 2],
    ['rocuronium', { adult: 7, childPerKg: 0.1, childMax: 10 }, 2],
    ['atropine', { childPerKg: 0.2, childMax: 5 }, 1],
    ['midazolam', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['ketamine', { adult: 1.4, childPerKg: 0.02, childMax: 2 }, 4],
    ['epinephrine-1-10000', { adult: 1, childPerKg: 0.1, childMax: 1 }, 1],
    ['calcium-chloride', { adult: 10, childPerKg: 0.2, childMax: 10 }, 1],
  ],
  'endotracheal-intubation': [
    ['midazolam', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['ketamine', { adult: 1.4, childPerKg: 0.02, childMax: 2 }, 4],
    ['epinephrine-1-1000', { adult: 2.5, childPerKg: 0.1, childMax: 2.5 }, 1],
  ],
  'needle-thoracostomy': [
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['oxygen', {}, 3],
  ],
  'intraosseous-access': [
    ['lidocaine', { adult: 2, childPerKg: 0.025, childMax: 2 }, 1],
    ['lidocaine', { adult: 1, childPerKg: 0.0125, childMax: 1 }, 1],
    ['sodium-chloride', { adult: 10, childFixed: 5 }, 3],
  ],
  'iv-insertion': [['sodium-chloride', { adult: 10, childFixed: 5 }, 3]],
  'automated-cpr-device': [],
  'transport-ventilator': [
    ['midazolam', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
    ['ketamine', { adult: 1.4, childPerKg: 0.02, childMax: 2 }, 4],
    ['rocuronium', { adult: 7, childPerKg: 0.1, childMax: 10 }, 2],
    ['oxygen', {}, 3],
  ],
  'general-prehospital-care': [
    ['oxygen', {}, 3],
    ['sodium-chloride', { adult: 1000, childPerKg: 20, childMax: 1000 }, 3],
    ['ondansetron', { adult: 2, childPerKg: 0.05, childMax: 2 }, 3],
    ['acetaminophen', { adult: 100, childPerKg: 1.5, childMax: 100 }, 3],
    ['acetaminophen', { adult: 75 }, 3],
    ['acetaminophen', { childPerKg: 0.75 }, 3],
    ['dextrose-10', { adult: 250, childPerKg: 5, childMax: 250 }, 3],
    ['oral-glucose', {}, 3],
    ['fentanyl', { adult: 1, childPerKg: 0.02, childMax: 1 }, 4],
  ],
};
