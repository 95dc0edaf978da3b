import type { ActCaution, Know } from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { either } from './sentence.ts';
import { whoWords } from './who-words.ts';

/**
 * A condition that forbids a dose or needs a call, with what goes with it: "heart block (pacer ready)".
 * @param whole the words when nothing is left that is not known
 */
export function cautionText({ who, routes, say }: ActCaution, tables: ActTables, whole: string): string {
  const condition = whoWords(who, tables.conditions);
  const by = routes === undefined ? '' : ` (${either(routes.map((route) => tables.routes[route]?.print ?? route))})`;
  return `${condition === '' ? whole : condition}${by}${say === undefined ? '' : ` (${say})`}`;
}

/** A warning in words: "kidney failure: tell OLMD". */
export function knowText({ say, who = {} }: Know, tables: ActTables): string {
  const whose = whoWords(who, tables.conditions);
  return whose === '' ? say : `${whose}: ${say}`;
}
