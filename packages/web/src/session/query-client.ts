import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { perUser } from './per-user.ts';
import type { UserScope } from './user-scope.ts';

/** Asks in the name of a user for the path that the segments of a key make. */
export const fetchByKey =
  ({ call }: UserScope) =>
  ({ queryKey }: { queryKey: QueryKey }) =>
    call('GET', queryKey.join('/'));

/**
 * What the server has answered this user: it goes with their scope. Data on this device never goes stale by itself;
 * nothing is retried or polled behind the user's back.
 */
export const queryClientOf: (scope: UserScope) => QueryClient = perUser(
  (scope) =>
    new QueryClient({
      defaultOptions: {
        queries: {
          queryFn: fetchByKey(scope),
          retry: false,
          refetchInterval: false,
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: Number.POSITIVE_INFINITY,
          // The library's default would hold requests back while the radio says "offline"; ours fail at once and say so.
          networkMode: 'always',
        },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
);
