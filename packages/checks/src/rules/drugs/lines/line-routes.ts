import type { Route } from '@first60/clinical';
import { medicationLines } from '../../../medication-lines.ts';
import { type Rule, stops } from '../../../rule.ts';

/** The words for each route, in the order in which a line may name them. */
const WORDS: Readonly<Record<Route, RegExp>> = {
  IV: /\bIV\b/,
  IO: /\bIO\b/,
  IM: /\bIM\b/,
  IN: /\bIN\b|[Ii]ntranasal/,
  PO: /\bPO\b|by mouth/,
  SL: /\bSL\b/,
  buccal: /buccal|cheek/i,
  PR: /\bPR\b|rectal/i,
  nebulized: /Nebulized/,
  tracheal: /Trache(?:al|ostomy) tube/i,
  inhaled: /mask|cannula|ventilator|CPAP|non-rebreather/i,
};
const ROUTES = Object.keys(WORDS) as Route[];

/** The routes entered for a medication line are the ones in its wording, in the same order. */
export const lineRoutes: Rule = {
  name: 'line-routes',
  find: (edition) =>
    medicationLines(edition).flatMap(({ line, at, where }) => {
      const placeOf = (route: Route) => line.route.search(WORDS[route]);
      // A nebulizer can be connected to the CPAP; its drug is still nebulized.
      const isNebulized = WORDS.nebulized.test(line.route);
      const said = ROUTES.filter((route) => placeOf(route) >= 0 && !(route === 'inhaled' && isNebulized)).toSorted(
        (one, other) => placeOf(one) - placeOf(other),
      );
      return said.join() === line.routes.join()
        ? []
        : [
            stops(
              `${at}/routes`,
              `${where} is given "${line.route}", but filed as ${line.routes.join(', ') || 'given no way at all'} instead of ${said.join(', ') || 'a way that is known'}: make the two one.`,
            ),
          ];
    }),
};
