import { cardOrders } from '../../../card-orders.ts';
import { medicationLines } from '../../../medication-lines.ts';
import { type Rule, stops } from '../../../rule.ts';

const CRUSHED =
  /\bcrush(?:ed)? (?:injury|syndrome|limb)|\btrapped\b|\bpinned\b|\bunder (?:the|a) (?:load|beam|vehicle)/i;
/** Words that keep a load in place. */
const HELD_BACK =
  /\b(?:no|not|never|before|until|yet)\b[^.;:]*\b(?:release|weight|load|comes off)\b|\b(?:release|weight|load)\b[^.;:]*\b(?:not|never|only|yet)\b|\bbefore it comes off\b/i;
const TIME = /\d+ (?:h|hours?|min)\b/;
/** Only large muscles are kept under a load. A head, a chest or a hand is freed at once. */
const MUSCLE = /\bthigh|\bshoulder|\bhip\b|\bmuscles?\b|\bat risk\b/i;

/** A load is left on a patient only after a stated time and only on a large muscle. The line or its heading states both. */
export const crushRelease: Rule = {
  name: 'crush-release',
  find: (edition) => {
    const crushed = new Set(
      cardOrders(edition)
        .filter(({ card, text }) => CRUSHED.test(`${card.title} ${text}`))
        .map(({ card }) => card.id),
    );
    const isBounded = (text: string) => TIME.test(text) && MUSCLE.test(text);
    const isHeldBack = (text: string) =>
      text.split(/(?<=\.)\s/).some((said) => HELD_BACK.test(said) && !/\bchest\b|\bnot possible\b/i.test(said));
    return [
      ...cardOrders(edition)
        .filter(
          ({ card, text, heading }) => crushed.has(card.id) && isHeldBack(text) && !isBounded(`${heading} ${text}`),
        )
        .map(({ text, at, where }) => ({ text, at, where })),
      ...medicationLines(edition)
        .filter(({ card, line }) => crushed.has(card.id) && isHeldBack(line.indication) && !isBounded(line.indication))
        .map(({ line, at, where }) => ({ text: line.indication, at, where })),
    ].map(({ text, at, where }) =>
      stops(
        at,
        `${where}, "${text}", keeps a load on a patient and does not name both a time and a large muscle: say from how long under it and on which part, and free everybody else.`,
      ),
    );
  },
};
