import { cardOrders } from '../../../card-orders.ts';
import { type Rule, stops } from '../../../rule.ts';

const COLD = /\bcold\b|hypotherm|core below/i;
/** Limits of an arrest in a cold patient: fewer shocks, no drugs. */
const COLD_ARREST = /^arrest\b.*\b(?:core|severe cold)\b.*\b(?:shocks?|epinephrine|drugs)\b/i;
/** A minute, or at least 30 s. */
const LONG = /\b[1-9]\d* min\b|\b(?:[3-9]\d|1\d\d)(?:-\d+)? s\b/;

/** The instruction for when no pulse is felt. */
const PULSELESS = /\bno pulse in [1-9]\d* (?:min|s)\b[^.]*: CPR\b/i;

/**
 * A slow pulse is easily missed in a cold patient. A card that treats such an arrest allows more than the usual 10 s to feel
 * for a pulse, and gives the next step when there is none.
 */
export const coldPulseChecks: Rule = {
  name: 'cold-pulse-checks',
  find: (edition) => {
    const orders = cardOrders(edition);
    const isLong = (text: string) =>
      COLD.test(text) && /\bpulse\b/i.test(text) && LONG.test(text) && !/\bno pulse\b/i.test(text);
    const slow = new Set(orders.filter(({ text }) => isLong(text)).map(({ card }) => card.id));
    const told = new Set<string>();
    const ended = new Set(orders.filter(({ text }) => PULSELESS.test(text)).map(({ card }) => card.id));
    const endless = new Set<string>();
    return [
      ...orders
        .filter(({ card, text }) => {
          if (!COLD_ARREST.test(text) || slow.has(card.id) || told.has(card.id)) return false;
          told.add(card.id);
          return true;
        })
        .map(({ text, at, where }) =>
          stops(
            at,
            `${where}, "${text}", treats an arrest in the cold, and the card gives the pulse no more than 10 s there: add how long it is felt for.`,
          ),
        ),
      ...orders
        .filter(({ card, text }) => {
          if (!isLong(text) || ended.has(card.id) || endless.has(card.id)) return false;
          endless.add(card.id);
          return true;
        })
        .map(({ text, at, where }) =>
          stops(
            at,
            `${where}, "${text}", feels for a pulse in the cold, and the card does not say what follows where there is none: add "No pulse in 1 min: CPR".`,
          ),
        ),
    ];
  },
};
