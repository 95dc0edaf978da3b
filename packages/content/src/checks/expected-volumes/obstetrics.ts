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
};
