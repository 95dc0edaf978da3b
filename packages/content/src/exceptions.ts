import type { Exceptions } from '@first60/checks';
import { drugExceptions } from './exceptions/drug-exceptions.ts';
import { oneWayLinks } from './exceptions/one-way-links.ts';

/** Where the base edition breaks a rule on purpose. */
export const exceptions: Exceptions = {
  ...drugExceptions,
  oneWayLinks,
  linesForAll: [
    {
      text: '30 compressions, 2 breaths by bag-mask with oxygen 15 L/min.',
      why: 'the title of the card, or the line before, says for whom: nobody in arrest is without compressions',
    },
  ],
  namedAgencies: [],
  drawnDrugs: [{ drug: 'dopamine', why: 'the text that the algorithms follow names it, and no kit holds it' }],
};
