import type { ActCaution, Limit, Modifier, OrderRule, Who } from '@first60/clinical';
import { inWords, rational } from '../oracle/rational.ts';
import type { Limit as LimitWords, Modifier as ModifierWords, OrderRule as OrderWords } from './act-yaml.ts';
import { whoKey } from './cautions.ts';
import { type DoseWords, inUnit } from './dose-words.ts';

/* The engine's records and the oracle's are told to be the same by these keys, and by nothing else. */

const ENDS = [
  ['from', 'fromMonths', 'fromKg'],
  ['above', 'aboveMonths', 'aboveKg'],
  ['to', 'toMonths', 'toKg'],
  ['below', 'belowMonths', 'belowKg'],
] as const;

export function keyOfWho({ group, range = {}, if: condition }: Who): string {
  const bounds = ENDS.flatMap(([end, months, kg]) => [
    ...(range[months] === undefined ? [] : [{ of: 'months' as const, end, at: rational(String(range[months])) }]),
    ...(range[kg] === undefined ? [] : [{ of: 'kg' as const, end, at: rational(String(range[kg])) }]),
  ]);
  return whoKey({ words: '', group, bounds, condition });
}

export const keyOfCaution = ({ who, routes }: ActCaution): string =>
  `${keyOfWho(who)}${routes ? ` by ${[...routes].sort().join(' or ')}` : ''}`;

const key = (parts: readonly (string | number | boolean | undefined)[]): string => parts.map(String).join(' | ');

export const keyOfLimit = ({ who, counts, in: within, doses, total, then }: Limit): string =>
  key([keyOfWho(who ?? {}), counts?.toString(), within, doses, total?.low.amount, then]);

export const keyOfLimitWords = ({ who, counts, in: within, doses, total, reached: then }: LimitWords): string =>
  key([whoKey(who), counts?.toString(), within, doses, total && inWords(total.low.value), then]);

export const keyOfModifier = ({ who, factor, give, order }: Modifier): string =>
  key([keyOfWho(who), factor?.low, factor?.high, give?.low.amount, order === true]);

const lowOf = ({ low }: DoseWords): string => inWords(inUnit(low, low.unit));

export const keyOfModifierWords = ({ who, factor, give, order }: ModifierWords): string =>
  key([whoKey(who), factor && inWords(factor.low), factor && inWords(factor.high), give && lowOf(give), order]);

export const keyOfRule = ({ kind, who, if: condition, unless, fromDose, above, after }: OrderRule): string =>
  key([
    kind,
    keyOfWho(who ?? {}),
    condition,
    unless,
    fromDose,
    above?.low.amount,
    after?.given,
    after?.routes?.toSorted().join(),
  ]);

export const keyOfRuleWords = ({ kind, who, condition, unless, fromDose, above, after }: OrderWords): string =>
  key([
    kind,
    whoKey(who),
    condition,
    unless,
    fromDose,
    above && lowOf(above),
    after?.given,
    after && after.routes.length > 0 ? after.routes.toSorted().join() : undefined,
  ]);
