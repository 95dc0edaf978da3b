import { type AdminUser, type PasswordCode, pathOf, paths } from '@first60/contract';
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { perUser } from '../../session/per-user.ts';
import { fetchByKey } from '../../session/query-client.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import type { UserScope } from '../../session/user-scope.ts';

const KEY = [paths.adminUsers];

/*
 * A separate query client, because the app's client is stored on the device and other people's names and addresses must
 * not be. Its data is discarded when the screen closes.
 */
export const usersClientOf = perUser(
  (scope) =>
    new QueryClient({
      defaultOptions: {
        queries: {
          queryFn: fetchByKey(scope),
          retry: false,
          refetchOnWindowFocus: false,
          networkMode: 'always',
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: 0,
        },
      },
    }),
);

export const useUsers = (): UseQueryResult<AdminUser[]> =>
  useQuery<AdminUser[]>({ queryKey: KEY }, usersClientOf(useUserScope()));

export const changeStatus = async (scope: UserScope, id: string, isActive: boolean): Promise<AdminUser> =>
  show(scope, await scope.call('PUT', pathOf(paths.adminUserStatus, { id }), { isActive }));

export const changeAdmin = async (scope: UserScope, id: string, isAdmin: boolean): Promise<AdminUser> =>
  show(scope, await scope.call('PUT', pathOf(paths.adminUserAdmin, { id }), { isAdmin }));

export const makePasswordCode = ({ call }: UserScope, id: string): Promise<PasswordCode> =>
  call('POST', pathOf(paths.adminUserPasswordCode, { id }));

function show(scope: UserScope, changed: AdminUser): AdminUser {
  usersClientOf(scope).setQueryData<AdminUser[]>(KEY, (users) =>
    users?.map((user) => (user.id === changed.id ? changed : user)),
  );
  return changed;
}
