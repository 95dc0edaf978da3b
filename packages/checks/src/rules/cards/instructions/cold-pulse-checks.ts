import { cardOrders } from '../../../card-orders.ts';
import { type Rule, stops } from '../../../rule.ts';

const COLD = /\bcold\b|hypotherm|core below/i;
/** The limits of an arrest in the cold: fewer shocks, no drug. */
const COLD_ARREST = /^arrest\b.*\bcore\b.*\b(?:shocks?|epinephrine|drugs)\b/i;
/** A minute, or at least 30 s. */
const LONG = /\b[1-9]\d* min\b|\b(?:[3-9]\d|1\d\d)(?:-\d+)? s\b/;

/** A card that treats an arrest in the cold takes longer to feel for a pulse there than the 10 s of any other arrest. */
export const coldPulseChecks: Rule = {
  name: 'cold-pulse-checks',
  find: (edition) => {
    const orders = cardOrders(edition);
    const isLong = (text: string) => COLD.test(text) && /\bpulse\b/i.test(text) && LONG.test(text);
    const slow = new Set(orders.filter(({ text }) => isLong(text)).map(({ card }) => card.id));
    const told = new Set<string>();
    return orders
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
      );
  },
};
