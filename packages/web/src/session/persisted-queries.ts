import type { PersistedClient, Persister, PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { get } from 'idb-keyval';
import { nextTask } from '../device/next-task.ts';
import { OFFLINE_MS, unlessBlocked } from './device-store.ts';
import { databaseOf } from './per-user.ts';
import type { UserScope } from './user-scope.ts';

const KEY = 'first60.queries';

/** Keeps the answers of the server on the device. A device without IndexedDB simply starts empty each time. */
const devicePersister = (scope: UserScope): Persister => {
  const database = databaseOf(scope);
  const store = async (client: PersistedClient | undefined): Promise<void> => {
    await unlessBlocked(() => database.update(KEY, () => client));
  };
  return {
    persistClient: store,
    restoreClient: async () => {
      // Behind the task that draws the first screen. To open the database takes a slow phone 30 ms of it.
      await nextTask();
      return unlessBlocked(() => database.read<PersistedClient>(KEY));
    },
    removeClient: () => store(undefined),
  };
};

/** The calls whose answers have reached the device. */
export async function keptQueryPaths(): Promise<ReadonlySet<string>> {
  const client = await unlessBlocked(() => get<PersistedClient>(KEY));
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
