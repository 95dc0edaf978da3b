import type { Priority, Protocol } from '@first60/edition';
import { pointer, type Rule, stops } from '../../rule.ts';

const COLOR: Readonly<Record<Priority, Protocol['color']>> = { critical: 'red', urgent: 'orange', routine: 'blue' };

/** A card's color matches its priority. */
export const cardColors: Rule = {
  name: 'card-colors',
  find: ({ protocols }) =>
    Object.entries(protocols)
      .filter(([, { priority, color }]) => color !== COLOR[priority])
      .map(([key, { title, priority, color }]) =>
        stops(
          pointer('protocols', key, 'color'),
          `${title} is ${priority} and has the color ${color}: a card that is ${priority} is ${COLOR[priority]}.`,
        ),
      ),
};
