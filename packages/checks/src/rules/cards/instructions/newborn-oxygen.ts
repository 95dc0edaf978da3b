import { cardOrders } from '../../../card-orders.ts';
import { type Rule, stops } from '../../../rule.ts';

const NEWBORN = /\bjust born\b|\bnewborn\b|\bat birth\b/i;
const MUCH_OXYGEN = /\boxygen\b[^.]*\b(?:\d+ L\/min|100%)|\b100% oxygen/i;
const COMPRESSED = /\bcompress/i;

/** A newborn is given full oxygen only during compressions. Until then, the target SpO2 for the minute applies. */
export const newbornOxygen: Rule = {
  name: 'newborn-oxygen',
  find: (edition) =>
    cardOrders(edition)
      .filter(
        ({ card, heading, text }) =>
          NEWBORN.test(`${card.title} ${heading} ${text}`) &&
          MUCH_OXYGEN.test(text) &&
          !/(?:^|: )(?:no|do not)\b/i.test(text) &&
          !COMPRESSED.test(`${heading} ${text}`) &&
          !/\bmother\b/i.test(text),
      )
      .map(({ text, at, where }) =>
        stops(
          at,
          `${where}, "${text}", gives a newborn full oxygen without compressions: give it by the SpO2 of the minute.`,
        ),
      ),
};
