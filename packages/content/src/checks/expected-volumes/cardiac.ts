import type { ExpectedCards } from './expected-volumes.ts';

export const cardiacVolumes: ExpectedCards = {
  'adult-cardiac-arrest': [
    ['epinephrine-1-10000', { adult: 10 }, 1],
    ['amiodarone', { adult: 6 }, 1],
    ['amiodarone', { adult: 3 }, 1],
    ['lidocaine', { adult: 5.25 }, 1],
    ['lidocaine', { adult: 2.63 }, 1],
    ['magnesium-sulfate', { adult: 4 }, 1],
    ['calcium-chloride', { adult: 10 }, 1],
    ['sodium-bicarbonate', { adult: 50 }, 1],
    ['naloxone', { adult: 1 }, 1],
    ['dextrose-10', { adult: 250 }, 3],
    ['sodium-chloride', { adult: 1000 }, 3],
    ['epinephrine-1-1000', { adult: 2.5 }, 1],
    ['epinephrine-1-1000', {}, 1],
    ['epinephrine-1-10000', { adult: 1 }, 1],
  ],
};
