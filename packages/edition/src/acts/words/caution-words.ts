import type { ActCaution, Know } from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { either } from './sentence.ts';
import { whoWords } from './who-words.ts';

/** A caution, with the words of its condition when nothing of it is left that is not known. */
interface SaidCaution {
  readonly caution: ActCaution;
  readonly whole: string;
}

/**
 * Conditions that forbid a dose or need a call, with what goes with each: "heart block (pacer ready)". Those of single
 * routes name the route first, so that they are not read as conditions of the drug: "IM route in burn or shock".
 */
export function cautionTexts(cautions: readonly SaidCaution[], tables: ActTables): string[] {
  const byRoutes = Map.groupBy(cautions, ({ caution: { routes, say } }) =>
    routes === undefined || say !== undefined ? undefined : JSON.stringify(routes),
  );
  return [...byRoutes].flatMap(([routes, group]) => {
    if (routes === undefined) return group.map((one) => cautionText(one, tables));
    const conditions = group.map(({ caution: { who }, whole }) => whoWords(who, tables.conditions) || whole);
    return [`${routesText(group[0]?.caution.routes, tables)} route in ${either([...new Set(conditions)])}`];
  });
}

function cautionText({ caution: { who, routes, say }, whole }: SaidCaution, tables: ActTables): string {
  const condition = whoWords(who, tables.conditions) || whole;
  const by = routes === undefined ? '' : `${routesText(routes, tables)} route in `;
  return `${by}${condition}${say === undefined ? '' : ` (${say})`}`;
}

const routesText = (routes: ActCaution['routes'] = [], tables: ActTables): string =>
  either(routes.map((route) => tables.routes[route]?.print ?? route));

/** A warning in words: "kidney failure: tell OLMD". */
export function knowText({ say, who = {} }: Know, tables: ActTables): string {
  const whose = whoWords(who, tables.conditions);
  return whose === '' ? say : `${whose}: ${say}`;
}
