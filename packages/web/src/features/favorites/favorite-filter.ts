import type { Favorite } from '@first60/contract';

export const FAVORITE_FILTERS = ['all', 'kit1', 'kit2', 'cardiac', 'respiratory', 'emergency'] as const;
export type FavoriteFilter = (typeof FAVORITE_FILTERS)[number];

/** The filter a word of the address stands for; all types where it stands for none. */
export const filterOf = (word: string): FavoriteFilter => FAVORITE_FILTERS.find((filter) => filter === word) ?? 'all';

/**
 * The favourites that hold the term in generic name, brand names or any indication and pass the filter. Words are
 * compared without regard to case; a blank term passes all. Source: product specification section 5.
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
