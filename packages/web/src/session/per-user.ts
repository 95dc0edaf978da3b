import { get, update } from 'idb-keyval';
import { openScope, type UserScope, userScope } from './user-scope.ts';

/** Belongs to no user, so nothing is sent or stored in it. */
const NOBODY = openScope('', { isHere: () => false, onRefused: () => undefined }).scope;

/** State per user: each scope gets its own, which goes with it. Without an argument: the current user's. */
export function perUser<Part>(make: (scope: UserScope) => Part): (scope?: UserScope) => Part {
  const parts = new WeakMap<UserScope, { readonly part: Part }>();
  return (scope = userScope() ?? NOBODY) => {
    const known = parts.get(scope) ?? { part: make(scope) };
    parts.set(scope, known);
    return known.part;
  };
}

/** The IndexedDB of the device in the hands of one user. @throws where the browser blocks it */
export const databaseOf = ({ isOver, whileHere }: UserScope) => ({
  read: <Value>(key: string): Promise<Value | undefined> => whileHere(() => get(key)),
  /** Changes a value in one transaction, whatever other tabs do. @returns what is stored now */
  update: <Value>(key: string, change: (before: Value | undefined) => Value): Promise<Value> =>
    whileHere(async () => {
      let stored!: Value;
      await update<Value>(key, (before) => {
        // Asked again inside the transaction: another tab may have erased the database before it began.
        if (isOver()) throw new Error('The user has left');
        stored = change(before);
        return stored;
      });
      return stored;
    }),
});
