import { createContext, useContext } from 'react';
import type { UserScope } from './user-scope.ts';

export const UserScopeContext = createContext<UserScope | null>(null);

/**
 * The scope of this screen's user. Work started here keeps this scope after the user has changed.
 * @throws outside the screens of a signed-in user
 */
export function useUserScope(): UserScope {
  const scope = useContext(UserScopeContext);
  if (scope === null) throw new Error('No user is signed in here');
  return scope;
}
