import { type ActRule, actStops, everyAct } from '../act-rule.ts';
import { classesOf } from '../act-tables.ts';
import { limitsOf } from '../figures/limits-of.ts';

/** Every act of a drug that is limited is counted in one of its limits, or is a flush. */
export const everyActCounted: ActRule = {
  name: 'every-act-counted',
  find: (contents) =>
    everyAct(contents, (drug, act) => {
      const isLimited =
        (drug.limits ?? []).length > 0 || classesOf(drug, contents.tables).some(({ limits = [] }) => limits.length > 0);
      return !isLimited || act.uncounted || limitsOf(drug, act, contents.tables).length > 0
        ? []
        : [
            actStops(
              drug,
              act,
              'is in none of the limits of its drug: count it in one, give it a limit of its own, or mark it as "uncounted" if it is a flush.',
            ),
          ];
    }),
};
