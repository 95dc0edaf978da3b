import type { ActRule } from '../act-rule.ts';
import { textsFound } from './texts-found.ts';

const ORDER = /\b(?:OLMD|order(?:s|ed)?|call(?:s|ed)?|medical direction)\b/i;

/** Orders have a typed field. A sentence that mentions them too could contradict it. */
export const orderSaidOnce: ActRule = {
  name: 'order-said-once',
  find: (contents) =>
    textsFound(contents, ({ field, text }) => {
      const [said] = ORDER.exec(text) ?? [];
      return said === undefined
        ? undefined
        : `says "${said}" under "${field}", in "${text}": write it under "order" or "ask" and take it out of the words.`;
    }),
};
