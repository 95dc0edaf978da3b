import { type ContentPerson, type ContentRole, pathOf, paths } from '@first60/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useUserScope } from '../../session/use-user-scope.ts';
import type { UserScope } from '../../session/user-scope.ts';
import { usersClientOf } from './users-client.ts';

const KEY = [paths.adminContentPeople];

/** Each person's content roles. */
export const useContentPeople = (): UseQueryResult<ContentPerson[]> =>
  useQuery<ContentPerson[]>({ queryKey: KEY }, usersClientOf(useUserScope()));

interface ContentRoles {
  readonly roles: ContentRole[];
  readonly title: string;
}

export async function changeContentRoles(scope: UserScope, id: string, wanted: ContentRoles): Promise<ContentPerson> {
  const changed = await scope.call('PUT', pathOf(paths.adminContentRoles, { id }), wanted);
  usersClientOf(scope).setQueryData<ContentPerson[]>(KEY, (people) => [
    ...(people ?? []).filter(({ userId }) => userId !== changed.userId),
    changed,
  ]);
  return changed;
}
