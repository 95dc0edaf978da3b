import type { QueryKey } from '@tanstack/react-query';
import { ApiError, call } from './api.ts';

/** What a query does with a 401: fail like any error, or answer null ("nobody is signed in"). */
type On401 = 'throw' | 'null';

/** GETs the path made by joining the key's segments with slashes, in the name of a user where `ask` is their scope's. */
export const fetchByKey =
  <T>(on401: On401, ask: (method: 'GET', path: string) => Promise<unknown> = call) =>
  async ({ queryKey }: { queryKey: QueryKey }): Promise<T> => {
    try {
      return (await ask('GET', queryKey.join('/'))) as T;
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null as T;
      throw error;
    }
  };
