import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { perUser } from './per-user.ts';
import type { UserScope } from './user-scope.ts';

/** Fetches the path made of a key's segments, on behalf of a user. */
export const fetchByKey =
  ({ call }: UserScope) =>
  ({ queryKey }: { queryKey: QueryKey }) =>
    call('GET', queryKey.join('/'));

/**
 * The server's responses to this user, dropped with the user's scope. Data on this device never goes stale by itself.
 * Nothing is retried or polled in the background.
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
          // By default the library holds requests back while the radio reports "offline". Ours fail immediately and
          // report the failure.
          networkMode: 'always',
        },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
);
