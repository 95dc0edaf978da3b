import type { PersistedClient, Persister, PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { get } from 'idb-keyval';
import { nextTask } from '../device/next-task.ts';
import { OFFLINE_MS, unlessBlocked } from './device-store.ts';
import { databaseOf } from './per-user.ts';
import type { UserScope } from './user-scope.ts';

const KEY = 'first60.queries';

/** Keeps the server's responses on the device. A device without IndexedDB starts empty each time. */
const devicePersister = (scope: UserScope): Persister => {
  const database = databaseOf(scope);
  const store = async (client: PersistedClient | undefined): Promise<void> => {
    await unlessBlocked(() => database.update(KEY, () => client));
  };
  return {
    persistClient: store,
    restoreClient: async () => {
      // Opening the database takes 30 ms on a slow phone, so it runs after the task that renders the first screen.
      await nextTask();
      return unlessBlocked(() => database.read<PersistedClient>(KEY));
    },
    removeClient: () => store(undefined),
  };
};

/** The paths of the calls whose responses are stored on the device. */
export async function keptQueryPaths(): Promise<ReadonlySet<string>> {
  const client = await unlessBlocked(() => get<PersistedClient>(KEY));
  const queries = client?.clientState.queries ?? [];
  return new Set(queries.flatMap(({ queryKey, state }) => (state.data == null ? [] : [queryKey.join('/')])));
}

/** Defines how a user's responses are kept while the user is here. */
export const persistOptionsOf = (scope: UserScope) =>
  ({
    persister: devicePersister(scope),
    maxAge: OFFLINE_MS,
    dehydrateOptions: {
      // A failed refetch marks a query as failed but keeps its data, which is exactly what an offline device needs.
      shouldDehydrateQuery: (query) => query.state.data !== undefined,
    },
  }) satisfies Omit<PersistQueryClientOptions, 'queryClient'>;
