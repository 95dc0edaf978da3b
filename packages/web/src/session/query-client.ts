import { QueryClient } from '@tanstack/react-query';
import { fetchByKey } from '../server/fetch-by-key.ts';
import { perUser } from './per-user.ts';
import type { UserScope } from './user-scope.ts';

/** What the server has answered this user: it goes with their scope. */
export const queryClientOf: (scope: UserScope) => QueryClient = perUser((scope) => newQueryClient(scope?.call));

/** Data on this device never goes stale by itself; nothing is retried or polled behind the user's back. */
const newQueryClient = (ask?: UserScope['call']): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey('throw', ask),
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
  });
