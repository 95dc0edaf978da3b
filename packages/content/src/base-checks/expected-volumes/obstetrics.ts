import type { ExpectedCards } from './expected-volumes.ts';

export const obstetricsVolumes: ExpectedCards = {
  'newborn-resuscitation': [
    ['oxygen', {}, 3],
    ['epinephrine-1-10000', { childPerKg: 0.2 }, 1],
    ['epinephrine-1-10000', { childPerKg: 1 }, 1],
    ['sodium-chloride', { childPerKg: 10 }, 3],
    ['dextrose-10', { childPerKg: 2 }, 3],
  ],
  childbirth: [
    ['oxygen', {}, 3],
    ['tranexamic-acid', { adult: 10 }, 3],
    ['sodium-chloride', { adult: 1000 }, 3],
  ],
  'obstetric-emergencies': [
    ['magnesium-sulfate', { adult: 100 }, 1],
    ['magnesium-sulfate', { adult: 100 }, 1],
    ['magnesium-sulfate', { adult: 20 }, 1],
    ['magnesium-sulfate', { adult: 100 }, 1],
    ['midazolam', { adult: 2 }, 4],
    ['midazolam', { adult: 5 }, 4],
    ['calcium-chloride', { adult: 10 }, 1],
    ['tranexamic-acid', { adult: 10 }, 3],
    ['sodium-chloride', { adult: 1000 }, 3],
    ['labetalol', { adult: 4 }, 1],
    ['dextrose-10', { adult: 250 }, 3],
    ['oxygen', {}, 3],
  ],
  brue: [
    ['oxygen', {}, 3],
    ['dextrose-10', { childPerKg: 5, childMax: 250 }, 3],
    ['sodium-chloride', { childPerKg: 20, childMax: 1000 }, 3],
  ],
};
