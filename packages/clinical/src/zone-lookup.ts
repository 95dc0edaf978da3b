import type { Kg } from './units.ts';

/** A zone's inclusive weight range in kg, as plain data. */
export interface WeightZone {
  readonly weightRange: { readonly from: number; readonly to: number };
}

/** Where a weight falls on a tape. A weight between two zones matches neither: the nearest is never chosen silently. */
export type ZoneMatch<Z extends WeightZone> =
  | { readonly kind: 'inside'; readonly zone: Z }
  | { readonly kind: 'between'; readonly lower: Z; readonly upper: Z }
  | { readonly kind: 'below'; readonly first: Z }
  | { readonly kind: 'above'; readonly last: Z };

/**
 * Finds the zone whose range includes the weight, both ends included.
 *
 * The ranges are whole kilograms, so 5.5 kg lies between 3-5 and 6-7 and belongs to neither.
 * @throws RangeError when there are no zones: a bug in the data.
 * Source: product specification section 5, Broselow lookup.
 */
export function findZone<Z extends WeightZone>(weight: Kg, zones: readonly Z[]): ZoneMatch<Z> {
  const rising = zones.toSorted((a, b) => a.weightRange.from - b.weightRange.from);
  const lower = rising.findLast(({ weightRange }) => weight.value.gte(weightRange.from));
  const upper = rising.find(({ weightRange }) => weight.value.lt(weightRange.from));
  if (lower !== undefined && weight.value.lte(lower.weightRange.to)) return { kind: 'inside', zone: lower };
  if (lower !== undefined)
    return upper === undefined ? { kind: 'above', last: lower } : { kind: 'between', lower, upper };
  if (upper === undefined) throw new RangeError('no zones to look in');
  return { kind: 'below', first: upper };
}
