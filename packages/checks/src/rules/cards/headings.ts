import { type PlacedLine, placedLists } from '../../card-lines.ts';
import { speaksToOne } from '../../cards/card-view.ts';
import { type Rule, stops } from '../../rule.ts';

/**
 * A line that ends in a colon is a heading. Every heading has a line below it. First 60 has headings only on a card that
 * speaks to one patient, where each is an emergency of its own with at least two lines.
 */
export const headings: Rule = {
  name: 'headings',
  find: ({ protocols }) =>
    Object.entries(protocols)
      .flatMap(([key, card]) => placedLists(key, card))
      .flatMap(({ list, lines }) =>
        lines.flatMap(({ card, line: { text }, at, where }, index) => {
          if (!text.endsWith(':')) return [];
          if (list === 'first60Seconds' && !(speaksToOne(card) && hasTwoLines(lines, index))) {
            return [
              stops(
                at,
                `${where}, "${text}", is a heading: the first 60 seconds have none but for an emergency with two lines or more, so write an order.`,
              ),
            ];
          }
          const below = lines[index + 1];
          return below === undefined || below.line.text.endsWith(':')
            ? [stops(at, `${where}, "${text}", is a heading with nothing below it: add its lines or take it out.`)]
            : [];
        }),
      ),
};

/** True when two lines stand below a heading. */
const hasTwoLines = (lines: readonly PlacedLine[], heading: number): boolean => {
  const below = lines.slice(heading + 1, heading + 3);
  return below.length === 2 && below.every(({ line }) => !line.text.endsWith(':'));
};
