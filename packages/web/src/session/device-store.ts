import type { PersistedClient, Persister, PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { clear, del, get, set } from 'idb-keyval';
import type { UserScope } from './user-scope.ts';

const KEY = 'first60.queries';

/** How long a device may be used offline after the server last confirmed its user. */
const OFFLINE_DAYS = 30;
export const OFFLINE_MS = OFFLINE_DAYS * 24 * 60 * 60 * 1000;

/** A browser that blocks IndexedDB throws at the call itself, another refuses later: both keep nothing. */
async function ifKept<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/** Keeps the answers of the server on the device. A device without IndexedDB simply starts empty each time. */
const devicePersister = ({ isOver, whileHere }: UserScope): Persister => ({
  // A tab that learns late that its user has left lets go of their lists: the device holds those of the next one by then.
  persistClient: async (client: PersistedClient) => (isOver() ? undefined : await ifKept(() => set(KEY, client))),
  restoreClient: () => whileHere(ifKept(() => get<PersistedClient>(KEY))),
  removeClient: () => ifKept(() => del(KEY)),
});

/** Everything in the database belongs to the user: their answers and what waits to be sent. */
export const clearDeviceStore = (): Promise<void> => ifKept(clear);

/** The calls whose answers have reached the device. */
export async function keptQueryPaths(): Promise<ReadonlySet<string>> {
  const client = await ifKept(() => get<PersistedClient>(KEY));
  const queries = client?.clientState.queries ?? [];
  return new Set(queries.flatMap(({ queryKey, state }) => (state.data == null ? [] : [queryKey.join('/')])));
}

/** How the answers of one user are kept while they are here. */
export const persistOptionsOf = (scope: UserScope) =>
  ({
    persister: devicePersister(scope),
    maxAge: OFFLINE_MS,
    dehydrateOptions: {
      // A failed refetch marks a query as failed but keeps its data: exactly what an offline device must keep.
      shouldDehydrateQuery: (query) => query.state.data !== undefined,
    },
  }) satisfies Omit<PersistQueryClientOptions, 'queryClient'>;
