import { type Favorite, paths } from '@first60/contract';
import { queryClientOf } from '../../session/query-client.ts';
import type { UserScope } from '../../session/user-scope.ts';
import type { Change } from './change.ts';

export const FAVORITES_KEY = [paths.favorites];

/** The server's response to a change. */
export interface Delivery {
  readonly change: Change;
  /** The favourite, if one was added. */
  readonly favorite: Favorite | undefined;
}

/** Applies the server's response to the list in this tab. */
export function applyDelivery(scope: UserScope, { change: { medicationId }, favorite }: Delivery): void {
  const queryClient = queryClientOf(scope);
  // A list response still in transit may not include this change and would undo it on the screen.
  const asking = queryClient.isFetching({ queryKey: FAVORITES_KEY }) > 0;
  if (asking) void queryClient.cancelQueries({ queryKey: FAVORITES_KEY });
  queryClient.setQueryData<Favorite[]>(FAVORITES_KEY, (list) => {
    if (list === undefined) return undefined;
    return favorite ? withFavorite(list, favorite) : list.filter(({ id }) => id !== medicationId);
  });
  if (asking) void queryClient.refetchQueries({ queryKey: FAVORITES_KEY });
}

/** Adds it only once, in its previous place or else at the end, as the server does. */
export const withFavorite = (list: readonly Favorite[], added: Favorite): Favorite[] =>
  list.some(({ id }) => id === added.id)
    ? list.map((favorite) => (favorite.id === added.id ? added : favorite))
    : [...list, added];
