import type {
  ActCaution,
  ActDose,
  ActPreparation,
  Figure,
  Limit,
  Modifier,
  OrderRule,
  PatientRange,
  PreparationUse,
  Route,
  Who,
} from '@first60/clinical';
import type * as Words from './act-yaml.ts';
import type { Amount, DoseWords } from './dose-words.ts';
import type { Bound, WhoWords } from './who-words.ts';

/*
 * What the oracle read, as the engine's records: for the right answers in which faults are planted. It gives only what
 * decides a dose: labels and sources stay behind.
 */

const numberOf = ({ n, d }: { readonly n: bigint; readonly d: bigint }): number => Number(n) / Number(d);
const figure = ({ value, unit }: Amount): Figure => ({ amount: numberOf(value), unit: unit as Figure['unit'] });
const figureIf = <Key extends string>(key: Key, amount: Amount | undefined) =>
  (amount ? { [key]: figure(amount) } : {}) as { readonly [K in Key]?: Figure };
const routesOf = (routes: readonly string[]): readonly Route[] => routes as readonly Route[];

const END_NAMES = { from: 'from', above: 'above', to: 'to', below: 'below' } as const;

function rangeOf(bounds: readonly Bound[]): PatientRange {
  const ends = bounds.map(({ of, end, at }) => [`${END_NAMES[end]}${of === 'kg' ? 'Kg' : 'Months'}`, numberOf(at)]);
  return Object.fromEntries(ends);
}

export const whoRecord = ({ group, bounds, condition }: WhoWords): Who => ({
  ...(group && { group }),
  ...(bounds.length > 0 && { range: rangeOf(bounds) }),
  ...(condition !== undefined && { if: condition }),
});

const isEverybody = ({ group, bounds, condition }: WhoWords): boolean =>
  group === undefined && bounds.length === 0 && condition === undefined;

const doseRecord = ({ low, high, perKg, per, upTo, min, max, later, inMl }: DoseWords): ActDose => ({
  low: figure(low),
  ...figureIf('high', high),
  ...(perKg && { perKg }),
  ...(per && { per }),
  ...(upTo && { upTo }),
  ...figureIf('min', min),
  ...figureIf('max', max),
  ...(later && { fromDose: { dose: later.dose, give: figure(later.give) } }),
  ...(inMl && { inMl }),
});

export const limitRecord = ({ who, counts, in: within, family, total, doses, reached: then }: Words.Limit): Limit => ({
  ...(!isEverybody(who) && { who: whoRecord(who) }),
  ...(counts && { counts }),
  ...(within !== undefined && { in: within }),
  ...(family && { family }),
  ...(total && { total: doseRecord(total) }),
  ...(doses !== undefined && { doses }),
  then,
});

export const modifierRecord = ({ who, factor, give, acts, limits, order }: Words.Modifier): Modifier => ({
  who: whoRecord(who),
  ...(factor && { factor: { low: numberOf(factor.low), high: numberOf(factor.high) } }),
  ...(give && { give: doseRecord(give) }),
  ...(acts && { acts }),
  ...(limits && { limits }),
  ...(order && { order }),
});

export const cautionRecord = ({ who, acts, except, routes, say }: Words.Caution): ActCaution => ({
  who: whoRecord(who),
  ...(acts && { acts }),
  ...(except.length > 0 && { except }),
  ...(routes && { routes: routesOf(routes) }),
  ...(say !== undefined && { say }),
});

export const orderRecord = ({ kind, who, condition, unless, fromDose, above, after }: Words.OrderRule): OrderRule => ({
  kind,
  ...(!isEverybody(who) && { who: whoRecord(who) }),
  ...(condition !== undefined && { if: condition }),
  ...(unless !== undefined && { unless }),
  ...(fromDose !== undefined && { fromDose }),
  ...(above && { above: doseRecord(above) }),
  ...(after && {
    after: { given: after.given, ...(after.routes.length > 0 && { routes: routesOf(after.routes) }) },
  }),
});

function mixRecord(mix: Words.Mix): ActPreparation['mix'] {
  if (mix.kind === 'syringe') return { kind: mix.kind, volume: figure(mix.volume), strength: figure(mix.strength) };
  if (mix.kind === 'bag') return { kind: mix.kind, drug: figure(mix.drug), in: figure(mix.in) };
  if (mix.kind === 'up-to-strength') return { kind: mix.kind, strength: figure(mix.strength) };
  return { kind: mix.kind, volume: figure(mix.volume) };
}

const useRecord = ({ who, routes, acts, belowMl }: Words.Use): PreparationUse => ({
  ...(!isEverybody(who) && { who: whoRecord(who) }),
  ...(routes && { routes: routesOf(routes) }),
  ...(acts && { acts }),
  ...(belowMl && { belowMl: numberOf(belowMl) }),
});

export const preparationRecord = ({ id, mix, diluent, must, may }: Words.Preparation): ActPreparation => ({
  id,
  mix: mixRecord(mix),
  diluent,
  must: must.map(useRecord),
  may: may.map(useRecord),
});
