import { type Favorite, type Medication, paths } from '@first60/contract';
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UserScope } from '../session/user-scope.ts';
import { wantedStates } from './outbox/change.ts';
import { FAVORITES_KEY } from './outbox/delivery.ts';
import { changeFavorites, type FavoriteOutcome } from './outbox/outbox.ts';
import { useOutbox } from './outbox/outbox-store.ts';

/**
 * The user's favourites as the user left them: the server's list, kept on the device, with the changes that still wait
 * to be sent. `ask` asks the server again: another device may have changed them. 'never' leaves it to others to ask.
 */
export function useFavorites({ ask = false }: { ask?: boolean | 'never' } = {}): UseQueryResult<Favorite[]> {
  const query = useQuery<Favorite[]>({
    queryKey: FAVORITES_KEY,
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

/** The list as it will be: added ones at the end, oldest first. */
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
  changeFavorites(scope, [{ medicationId: id, name, wanted: true }]);

/** One call per favourite, in sequence; one that is gone already counts as removed. @throws RefusedError when the server refuses one. */
export const removeFavorites = (scope: UserScope, list: readonly Named[]): Promise<FavoriteOutcome> =>
  changeFavorites(
    scope,
    list.map(({ id, name }) => ({ medicationId: id, name, wanted: false })),
  );
