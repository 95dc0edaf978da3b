import { cardOrders } from '../../../card-orders.ts';
import { lineTexts } from '../../../line-face.ts';
import { drugOf } from '../../../looked-up.ts';
import { medicationLines } from '../../../medication-lines.ts';
import { type Rule, stops } from '../../../rule.ts';

const POISON = /organophosph|nerve agent|pesticide|carbamate|cholinester/i;
const DOUBLES = /\bdoubl/i;

/**
 * Atropine for a pesticide or a nerve agent is doubled until the chest is dry. The dosing row and every line state
 * this.
 */
export const poisonAtropine: Rule = {
  name: 'poison-atropine',
  find: (edition) => {
    const rows = medicationLines(edition).filter(
      ({ card, line }) =>
        line.kind === 'bolus' &&
        drugOf(edition, line.medication)?.genericName.startsWith('atropine') &&
        POISON.test(`${card.title} ${line.indication}`),
    );
    const lines = cardOrders(edition).filter(
      ({ card, heading, text }) =>
        /\batropine\b.*\bevery \d/i.test(text) && POISON.test(`${card.title} ${heading} ${text}`),
    );
    return [
      ...rows
        .map(({ line, at, where }) => ({ at, where, text: lineTexts(edition, line).join('. ') }))
        .filter(({ text }) => !DOUBLES.test(text)),
      ...lines.filter(({ text }) => !DOUBLES.test(text)),
    ].map(({ at, where, text }) =>
      stops(
        at,
        `${where}, "${text}", repeats atropine against a poison without doubling it: say that each dose doubles the last.`,
      ),
    );
  },
};
