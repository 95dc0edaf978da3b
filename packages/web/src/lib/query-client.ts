import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { ApiError, call } from './api.ts';

/** What a query does with a 401: fail like any error, or answer null ("nobody is signed in"). */
type On401 = 'throw' | 'null';

/** GETs the path made by joining the key's segments with slashes. */
export const fetchByKey =
  <T>(on401: On401): QueryFunction<T, QueryKey> =>
  async ({ queryKey }) => {
    try {
      return (await call('GET', queryKey.join('/'))) as T;
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null as T;
      throw error;
    }
  };

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
