import { type AdminUser, type PasswordCode, pathOf, paths } from '@first60/contract';
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { fetchByKey } from '../../lib/fetch-by-key.ts';

const KEY = [paths.adminUsers];

/*
 * A client of its own: the app's is kept on the device, and the names and addresses of other people do not belong
 * there. What it holds goes when the screen closes.
 */
const usersClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', gcTime: 0 } },
});

export const useUsers = (): UseQueryResult<AdminUser[]> =>
  useQuery<AdminUser[]>(
    { queryKey: KEY, queryFn: fetchByKey('throw'), staleTime: Number.POSITIVE_INFINITY },
    usersClient,
  );

export const changeStatus = (id: string, isActive: boolean): Promise<AdminUser> =>
  change(pathOf(paths.adminUserStatus, { id }), { isActive });

export const changeAdmin = (id: string, isAdmin: boolean): Promise<AdminUser> =>
  change(pathOf(paths.adminUserAdmin, { id }), { isAdmin });

export const makePasswordCode = (id: string): Promise<PasswordCode> =>
  call<PasswordCode>('POST', pathOf(paths.adminUserPasswordCode, { id }));

async function change(path: string, body: object): Promise<AdminUser> {
  const changed = await call<AdminUser>('PUT', path, body);
  usersClient.setQueryData<AdminUser[]>(KEY, (users) =>
    users?.map((user) => (user.id === changed.id ? changed : user)),
  );
  return changed;
}
