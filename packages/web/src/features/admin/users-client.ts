import { type AdminUser, type PasswordCode, pathOf, paths } from '@first60/contract';
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fetchByKey } from '../../server/fetch-by-key.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import type { UserScope } from '../../session/user-scope.ts';

const KEY = [paths.adminUsers];

/*
 * A client of its own: the app's is kept on the device, and the names and addresses of other people do not belong
 * there. What it holds goes when the screen closes.
 */
const usersClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', gcTime: 0 } },
});

export function useUsers(): UseQueryResult<AdminUser[]> {
  const { call } = useUserScope();
  return useQuery<AdminUser[]>(
    { queryKey: KEY, queryFn: fetchByKey('throw', call), staleTime: Number.POSITIVE_INFINITY },
    usersClient,
  );
}

export const changeStatus = async ({ call }: UserScope, id: string, isActive: boolean): Promise<AdminUser> =>
  show(await call('PUT', pathOf(paths.adminUserStatus, { id }), { isActive }));

export const changeAdmin = async ({ call }: UserScope, id: string, isAdmin: boolean): Promise<AdminUser> =>
  show(await call('PUT', pathOf(paths.adminUserAdmin, { id }), { isAdmin }));

export const makePasswordCode = ({ call }: UserScope, id: string): Promise<PasswordCode> =>
  call('POST', pathOf(paths.adminUserPasswordCode, { id }));

function show(changed: AdminUser): AdminUser {
  usersClient.setQueryData<AdminUser[]>(KEY, (users) =>
    users?.map((user) => (user.id === changed.id ? changed : user)),
  );
  return changed;
}
