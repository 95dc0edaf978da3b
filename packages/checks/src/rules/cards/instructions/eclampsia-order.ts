import { cardOrders } from '../../../card-orders.ts';
import { type Rule, stops } from '../../../rule.ts';

/** Allowed reasons to give a benzodiazepine first: there is no IV line yet, or magnesium was already given. */
const NO_LINE = /\bno (?:line|IV|vein|access)\b/i;
const MAGNESIUM = /\bmagnesium\b/i;
/** A step that only prepares a syringe. */
const DILUTES = /\bdilute\b/i;

/**
 * An eclamptic seizure is treated with magnesium first once an IV line is in. Midazolam comes first only without a
 * line.
 */
export const eclampsiaOrder: Rule = {
  name: 'eclampsia-order',
  find: (edition) =>
    cardOrders(edition)
      .filter(
        ({ heading, text }) =>
          /eclampsia|eclamptic/i.test(`${heading} ${text}`) && /midazolam|benzodiazepine/i.test(text),
      )
      .filter(({ text }) => /\d m[gL]\b/.test(text) && !NO_LINE.test(text) && !DILUTES.test(text))
      .filter(({ text }) => {
        const magnesium = text.search(MAGNESIUM);
        return magnesium < 0 || magnesium > text.search(/midazolam|benzodiazepine/i);
      })
      .map(({ text, at, where }) =>
        stops(
          at,
          `${where}, "${text}", gives a benzodiazepine in eclampsia before magnesium: say so only for a patient without a line.`,
        ),
      ),
};
