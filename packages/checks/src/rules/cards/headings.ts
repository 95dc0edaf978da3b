import { placedLists } from '../../card-lines.ts';
import { type Rule, stops } from '../../rule.ts';

/**
 * A line that ends in a colon is a heading. Every heading has a line below it, and the First 60 list has no headings.
 */
export const headings: Rule = {
  name: 'headings',
  find: ({ protocols }) =>
    Object.entries(protocols)
      .flatMap(([key, card]) => placedLists(key, card))
      .flatMap(({ list, lines }) =>
        lines.flatMap(({ line: { text }, at, where }, index) => {
          if (!text.endsWith(':')) return [];
          if (list === 'first60Seconds') {
            return [stops(at, `${where}, "${text}", is a heading: the first 60 seconds have none, so write an order.`)];
          }
          const below = lines[index + 1];
          return below === undefined || below.line.text.endsWith(':')
            ? [stops(at, `${where}, "${text}", is a heading with nothing below it: add its lines or take it out.`)]
            : [];
        }),
      ),
};
