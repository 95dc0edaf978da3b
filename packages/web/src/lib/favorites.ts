import { type Favorite, pathOf, paths } from '@first60/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ApiError, call } from './api.ts';
import { queryClient } from './query-client.ts';

const KEY = [paths.favorites];

/** The user's favourites, kept on the device. `ask` asks the server again: another device may have changed them. */
export const useFavorites = ({ ask = false } = {}): UseQueryResult<Favorite[]> =>
  useQuery<Favorite[]>({ queryKey: KEY, refetchOnMount: ask ? 'always' : true });

/** @throws as `call` does. */
export async function addFavorite(medicationId: string): Promise<void> {
  const added = (await call('POST', paths.favorites, { medicationId })) as Favorite;
  await change((list) => withFavorite(list, added));
}

/** One that is gone already counts as removed. @throws as `call` does. */
export async function removeFavorite(medicationId: string): Promise<void> {
  try {
    await call('DELETE', pathOf(paths.favorite, { id: medicationId }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  await change((list) => list.filter(({ id }) => id !== medicationId));
}

/** One call per favourite, in sequence. The first failure stops it; what was removed until then stays removed. */
export async function removeFavorites(list: readonly Favorite[]): Promise<void> {
  for (const { id } of list) await removeFavorite(id);
}

/** Added once, where it stood before or else at the end: the order of the server. */
export const withFavorite = (list: readonly Favorite[], added: Favorite): Favorite[] =>
  list.some(({ id }) => id === added.id)
    ? list.map((favorite) => (favorite.id === added.id ? added : favorite))
    : [...list, added];

async function change(next: (list: Favorite[]) => Favorite[]): Promise<void> {
  // An answer that is still under way knows nothing of this change and would undo it on the screen.
  await queryClient.cancelQueries({ queryKey: KEY });
  const list = queryClient.getQueryData<Favorite[]>(KEY);
  if (list === undefined) await queryClient.refetchQueries({ queryKey: KEY });
  else queryClient.setQueryData<Favorite[]>(KEY, next(list));
}
