import { cardOrders } from '../../../card-orders.ts';
import { type Rule, stops } from '../../../rule.ts';

/** A rhythm and the energy of its first shock: "narrow irregular 200 J", "atrial fibrillation: 120-200 J". */
const ENERGY =
  /\b(narrow regular|narrow irregular|wide regular|atrial fibrillation|atrial flutter)\b[^,.;]*? (\d+)(?:-\d+)? J\b/gi;
/** Other names of a rhythm. */
const SAME: Readonly<Record<string, string>> = { 'atrial fibrillation': 'narrow irregular' };

/** Every line gives the same energy for a rhythm. */
export const rhythmEnergies: Rule = {
  name: 'rhythm-energies',
  find: (edition) => {
    const stated = cardOrders(edition).flatMap(({ text, at, where }) =>
      [...text.matchAll(ENERGY)].map(([, rhythm = '', joules]) => {
        const name = rhythm.toLowerCase();
        return { rhythm: SAME[name] ?? name, joules: Number(joules), text, at, where };
      }),
    );
    return stated.flatMap(({ rhythm, joules, text, at, where }) => {
      const most = stated.find((each) => each.rhythm === rhythm && each.joules > joules);
      return most === undefined
        ? []
        : [
            stops(
              at,
              `${where}, "${text}", shocks a ${rhythm} rhythm with ${joules} J, and ${most.where} with ${most.joules} J: keep one.`,
            ),
          ];
    });
  },
};
