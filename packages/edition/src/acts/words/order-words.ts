import type { ActDose, OrderRule } from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { bareDoseWords } from './dose-words.ts';
import { OLMD } from './names.ts';
import { either, ordinal } from './sentence.ts';
import { whoWords } from './who-words.ts';

/** True for an order before each dose, whatever else is said. */
export const isAlways = ({ kind, who, if: condition, unless, fromDose, above, after }: OrderRule): boolean =>
  kind === 'order' &&
  Object.keys(who ?? {}).length === 0 &&
  [condition, unless, fromDose, above, after].every((part) => part === undefined);

/** A threshold, with the rate of the pump that it is for this bag: "10 mcg/min (150 mL/h)". */
function aboveWords(above: ActDose, rateOf: (dose: ActDose) => string | undefined): string {
  const rate = rateOf(above);
  return `${bareDoseWords(above)}${rate === undefined ? '' : ` (${rate})`}`;
}

/**
 * When OLMD is called: "only on order", "from the 2nd dose only on order", "after our midazolam by IM: only on order".
 * @param rateOf the pump's rate for a dose per minute
 */
export function orderWords(
  rule: OrderRule,
  tables: ActTables,
  nameOf: (ref: string) => string,
  rateOf: (dose: ActDose) => string | undefined = () => undefined,
): string {
  const { kind, who, if: condition, unless, fromDose, above, after } = rule;
  const say = (key: string): string => tables.conditions[key]?.say ?? key;
  const limit = unless === undefined ? '' : `, unless ${say(unless)}`;
  const whose = [who && whoWords(who, tables.conditions), condition && say(condition)].filter(Boolean).join(', ');
  const before = whose === '' ? '' : `${whose}: `;
  if (kind === 'tell') {
    if (above !== undefined)
      return `${before}above ${aboveWords(above, rateOf)} in all call ${OLMD}, and go on${limit}`;
    return fromDose === undefined
      ? `${before}call ${OLMD}, do not wait${limit}`
      : `${before}call ${OLMD} after the ${ordinal(fromDose)} dose, go on meanwhile${limit}`;
  }
  const routes = after?.routes && ` by ${either(after.routes.map((route) => tables.routes[route]?.print ?? route))}`;
  const given = after && `after our ${nameOf(after.given)}${routes ?? ''}`;
  const dose = fromDose === undefined ? undefined : `from the ${ordinal(fromDose)} dose`;
  const more = above && `above ${aboveWords(above, rateOf)}`;
  const when = [given, dose, more].filter(Boolean).join(', ');
  if (more !== undefined) return `${before}${when}: ask ${OLMD} again${limit}`;
  return when === '' ? `${before}only on order${limit}` : `${before}${when}: only on order${limit}`;
}
