import { type Favorite, type Medication, paths } from '@first60/contract';
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClientOf } from '../session/query-client.ts';
import type { UserScope } from '../session/user-scope.ts';
import { wantedStates } from './outbox/change.ts';
import { type FavoriteOutcome, press } from './outbox/outbox.ts';
import { type Delivery, useOutbox } from './outbox/outbox-store.ts';

const KEY = [paths.favorites];

/**
 * The user's favourites as the user left them: the server's list, kept on the device, with the changes that still wait
 * to be sent. `ask` asks the server again: another device may have changed them. 'never' leaves it to others to ask.
 */
export function useFavorites({ ask = false }: { ask?: boolean | 'never' } = {}): UseQueryResult<Favorite[]> {
  const query = useQuery<Favorite[]>({
    queryKey: KEY,
    enabled: ask !== 'never',
    refetchOnMount: ask === true ? 'always' : true,
  });
  const outbox = useOutbox();
  const client = useQueryClient();
  const { data } = query;
  const seen = useMemo(
    () => data && withWaiting(data, wantedStates(outbox), medicationsIn(client)),
    [data, outbox, client],
  );
  // The same query with another list: its type only allows data and state that belong together.
  return { ...query, data: seen } as UseQueryResult<Favorite[]>;
}

/** How a medication stands: as the user left it, even where the list itself was never loaded. */
export function useFavoriteState(id: string): { readonly isFavorite: boolean; readonly isPending: boolean } {
  const { data, isPending } = useFavorites();
  const wanted = wantedStates(useOutbox()).get(id);
  return {
    isFavorite: wanted ?? data?.some((favorite) => favorite.id === id) ?? false,
    isPending: isPending && wanted === undefined,
  };
}

const medicationsIn = (client: QueryClient): readonly Medication[] =>
  client.getQueryData<Medication[]>([paths.medications]) ?? [];

/** The list as it will be: added ones at the end, in the order in which they were pressed. */
export function withWaiting(
  list: readonly Favorite[],
  wanted: ReadonlyMap<string, boolean>,
  reference: readonly Medication[],
): Favorite[] {
  const stay = list.filter(({ id }) => wanted.get(id) !== false);
  const added = [...wanted].flatMap(([id, isWanted]) => {
    if (!isWanted || stay.some((favorite) => favorite.id === id)) return [];
    return reference.find((medication) => medication.id === id) ?? [];
  });
  return [...stay, ...added];
}

interface Named {
  readonly id: string;
  /** What the medication is called on the screen. */
  readonly name: string;
}

/** @throws RefusedError when the server refuses it. */
export const addFavorite = (scope: UserScope, { id, name }: Named): Promise<FavoriteOutcome> =>
  press(scope, [{ medicationId: id, name, wanted: true }]);

/** One call per favourite, in sequence; one that is gone already counts as removed. @throws RefusedError when the server refuses one. */
export const removeFavorites = (scope: UserScope, list: readonly Named[]): Promise<FavoriteOutcome> =>
  press(
    scope,
    list.map(({ id, name }) => ({ medicationId: id, name, wanted: false })),
  );

/** Added once, where it stood before or else at the end: the order of the server. */
export const withFavorite = (list: readonly Favorite[], added: Favorite): Favorite[] =>
  list.some(({ id }) => id === added.id)
    ? list.map((favorite) => (favorite.id === added.id ? added : favorite))
    : [...list, added];

/** Takes what the server answered over into the list of this tab. */
export function takeOverDelivery(scope: UserScope, { change: { medicationId }, favorite }: Delivery): void {
  const queryClient = queryClientOf(scope);
  // An answer that is still under way may know nothing of this change and would undo it on the screen.
  const asking = queryClient.isFetching({ queryKey: KEY }) > 0;
  if (asking) void queryClient.cancelQueries({ queryKey: KEY });
  queryClient.setQueryData<Favorite[]>(KEY, (list) => {
    if (list === undefined) return undefined;
    return favorite ? withFavorite(list, favorite) : list.filter(({ id }) => id !== medicationId);
  });
  if (asking) void queryClient.refetchQueries({ queryKey: KEY });
}
