import { type Rule, stops } from '../../../rule.ts';
import { placeOf, textsOf } from '../../words/text-places.ts';

/** "1 mL of 50 mg/mL + 9 mL saline": a mixture prepared in a syringe. A powder is dissolved in its own vial. */
const MIXED = /\bmL(?: of [^+;]*)? \+ \d+(?:\.\d+)? mL saline\b/;
/** The warning required wherever a crew mixes a drug. */
const NEVER_THE_FLUSH = /\bempty\b.*\bsyringe\b.*\bnever (?:a flush|the flush syringe)\b/;
/** The shorter warning, which is enough when the recipe itself is shown with the dose. */
const EMPTY = /\bempty\b.*\bsyringe\b/;

const RECIPE = /\/recipe$/;

/**
 * A prefilled flush syringe is labeled as saline, so a drug mixed in it could be given as a flush. Every recipe for
 * stock and saline requires an empty syringe and rules out the flush syringe. Other texts with such a mixture must
 * mention the empty syringe.
 */
export const flushSyringes: Rule = {
  name: 'flush-syringes',
  find: (edition) =>
    textsOf(edition).flatMap(({ path, text }) => {
      if (!MIXED.test(text)) return [];
      if (RECIPE.test(path)) {
        return NEVER_THE_FLUSH.test(text)
          ? []
          : [
              stops(
                path,
                `${placeOf(edition, path)} mixes "${text}" and does not say in which syringe: write the recipe as "mix" of stock and saline, or add "In an empty, labeled syringe, never the flush syringe".`,
              ),
            ];
      }
      return EMPTY.test(text)
        ? []
        : [
            stops(
              path,
              `${placeOf(edition, path)} mixes a drug with saline in "${text}" and does not say that the syringe is empty before: write "empty syringe".`,
            ),
          ];
    }),
};
