import type { Favorite } from '@first60/contract';
import type { MedicationUses } from '../medication-use.ts';

export const FAVORITE_FILTERS = ['all', 'kit1', 'kit2', 'cardiac', 'respiratory', 'emergency'] as const;
export type FavoriteFilter = (typeof FAVORITE_FILTERS)[number];

/** The filter named in the address, or all types. */
export const filterOf = (word: string): FavoriteFilter => FAVORITE_FILTERS.find((filter) => filter === word) ?? 'all';

/**
 * The favourites whose generic name, brand names or indications contain the term and that pass the filter. Case is
 * ignored, and a blank term matches everything. Source: product specification section 5.
 */
export const filterFavorites = (list: readonly Favorite[], term: string, filter: FavoriteFilter): Favorite[] =>
  list.filter((favorite) => holds(favorite, term) && PASSES[filter](favorite));

const PASSES: Record<FavoriteFilter, (favorite: Favorite) => boolean> = {
  all: () => true,
  kit1: ({ kitNumber }) => kitNumber === 1,
  kit2: ({ kitNumber }) => kitNumber === 2,
  cardiac: (favorite) => hasIndication(favorite, 'cardiac'),
  respiratory: (favorite) => hasIndication(favorite, 'broncho', 'asthma'),
  emergency: (favorite) => hasIndication(favorite, 'arrest', 'anaphylaxis'),
};

const hasIndication = ({ indications }: Favorite, ...words: readonly string[]): boolean =>
  indications.some((indication) => words.some((word) => indication.toLowerCase().includes(word)));

function holds({ genericName, brandNames, indications }: Favorite, term: string): boolean {
  const wanted = term.trim().toLowerCase();
  return [genericName, brandNames, ...indications].some((text) => text.toLowerCase().includes(wanted));
}

export const FAVORITE_ORDERS = ['name', 'kit', 'type', 'uses'] as const;
export type FavoriteOrder = (typeof FAVORITE_ORDERS)[number];

/** The sort order named in the address, or by name. */
export const orderOf = (word: string): FavoriteOrder => FAVORITE_ORDERS.find((order) => order === word) ?? 'name';

type Compare = (one: Favorite, other: Favorite) => number;

/** By name, kit, type (classification) or number of uses, most used first. Ties are sorted by name. */
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
