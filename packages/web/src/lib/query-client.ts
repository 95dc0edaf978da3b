import { QueryClient } from '@tanstack/react-query';
import { fetchByKey } from './fetch-by-key.ts';
import { onUserLeaves } from './user-traces.ts';

/** Data on this device never goes stale by itself; nothing is retried or polled behind the user's back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: fetchByKey('throw'),
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

onUserLeaves(() => queryClient.removeQueries());
