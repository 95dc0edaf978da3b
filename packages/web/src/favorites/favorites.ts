import { type Favorite, type Medication, paths } from '@first60/contract';
import { type QueryClient, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { m } from '../paraglide/messages.js';
import { useUserScope } from '../session/use-user-scope.ts';
import type { UserScope } from '../session/user-scope.ts';
import { toast } from '../ui/toast.ts';
import { wantedStates } from './outbox/change.ts';
import { FAVORITES_KEY } from './outbox/delivery.ts';
import { changeFavorites, type FavoriteOutcome, RefusedError } from './outbox/outbox.ts';
import { useOutbox } from './outbox/outbox-store.ts';

/**
 * The user's favourites as the user left them: the server's list, kept on the device, with the changes that have not
 * been sent yet. With `ask` the list is requested again, because another device may have changed it. With 'never' this
 * hook does not contact the server at all.
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
  // The same query with another list. A cast is needed because the type only allows data and state that belong
  // together.
  return { ...query, data: seen } as UseQueryResult<Favorite[]>;
}

/** Whether a medication is a favourite, as the user left it, even if the list itself was never loaded. */
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

/** The list after all changes are sent: added ones at the end, oldest first. */
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
  /** Name of the medication on the screen. */
  readonly name: string;
}

/**
 * One request per favourite, in sequence. A favourite that is already gone counts as removed.
 * @throws RefusedError when the server refuses one.
 */
export const removeFavorites = (scope: UserScope, list: readonly Named[]): Promise<FavoriteOutcome> =>
  changeFavorites(
    scope,
    list.map(({ id, name }) => ({ medicationId: id, name, wanted: false })),
  );

interface FavoriteChange {
  /** True adds it, false removes it. */
  readonly change: (wanted: boolean) => void;
  readonly isPending: boolean;
  /** The last requested state. */
  readonly wanted: boolean;
}

/** Adds or removes a favourite and notifies the user of the result. */
export function useFavoriteChange({ id, name }: Named, onChanged?: () => void): FavoriteChange {
  const scope = useUserScope();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => changeFavorites(scope, [{ medicationId: id, name, wanted }]),
    onSuccess: (outcome, wanted) => {
      const title = wanted ? m.favorites_added() : m.favorites_removed();
      toast({ title, description: outcome === 'sent' ? name : m.favorites_sent_later({ name }) });
      onChanged?.();
    },
    onError: (error, wanted) =>
      tellRefusal(wanted ? m.favorites_not_added({ name }) : m.favorites_not_removed({ name }), error),
  });
  return { change: mutate, isPending, wanted: variables ?? false };
}

/** Shows why the server refused it. */
export function tellRefusal(title: string, error: unknown): void {
  const description = error instanceof RefusedError ? error.message : m.favorites_failed();
  toast({ title, description, tone: 'destructive' });
}
