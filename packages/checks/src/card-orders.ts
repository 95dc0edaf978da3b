import type { Edition, Protocol } from '@first60/edition';
import { placedLists } from './card-lines.ts';

/** A line on a card that a crew acts on, with the heading above it. */
export interface CardOrder {
  readonly card: Protocol;
  /** Name of its list in `cardLists`. */
  readonly list: string;
  readonly text: string;
  /** True for a line that gives an act, whose dose is that of the act. */
  readonly gives: boolean;
  /** The heading of its part of the list, if there is one. */
  readonly heading: string;
  /** JSON Pointer into the edition. */
  readonly at: string;
  /** The place in words: "Anaphylaxis, First 60, line 2". */
  readonly where: string;
}

/** Every line on every card, except headings and notes that compare guidelines. */
export const cardOrders = ({ protocols }: Pick<Edition, 'protocols'>): readonly CardOrder[] =>
  Object.entries(protocols)
    .flatMap(([key, card]) => placedLists(key, card))
    .filter(({ list }) => list !== 'guidelineNotes')
    .flatMap(({ lines }) => {
      let heading = '';
      return lines.flatMap(({ card, list, line: { text, parts }, at, where }) => {
        if (text.endsWith(':')) {
          heading = text;
          return [];
        }
        return [{ card, list, text, gives: parts?.gives !== undefined, heading, at, where }];
      });
    });
