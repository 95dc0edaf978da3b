import type { Favorite } from '@first60/contract';
import type { MedicationUses } from '../../favorites/medication-use-count.ts';

export const FAVORITE_ORDERS = ['name', 'kit', 'type', 'uses'] as const;
export type FavoriteOrder = (typeof FAVORITE_ORDERS)[number];

/** The order a word of the address stands for; by name where it stands for none. */
export const orderOf = (word: string): FavoriteOrder => FAVORITE_ORDERS.find((order) => order === word) ?? 'name';

type Compare = (one: Favorite, other: Favorite) => number;

/** By name, kit, type (classification) or number of uses, most used first; equal ones by name. */
export function sortFavorites(list: readonly Favorite[], order: FavoriteOrder, uses: MedicationUses): Favorite[] {
  const compare: Record<FavoriteOrder, Compare> = {
    name: byName,
    kit: (one, other) => one.kitNumber - other.kitNumber,
    type: (one, other) => compareWords(one.classification, other.classification),
    uses: (one, other) => (uses[other.id] ?? 0) - (uses[one.id] ?? 0),
  };
  return list.toSorted((one, other) => compare[order](one, other) || byName(one, other));
}

const compareWords = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { sensitivity: 'base', numeric: true });

const byName: Compare = (one, other) => compareWords(one.genericName, other.genericName);
