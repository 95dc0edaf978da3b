import { get, update } from 'idb-keyval';
import { openScope, type UserScope, userScope } from './user-scope.ts';

/** A scope that belongs to no user, so nothing is sent or stored through it. */
const NOBODY = openScope('', { isHere: () => false, onRefused: () => undefined }).scope;

/**
 * State per user: each scope has its own, which is dropped with the scope. Without an argument, the state is that of
 * the current user.
 */
export function perUser<Part>(make: (scope: UserScope) => Part): (scope?: UserScope) => Part {
  const parts = new WeakMap<UserScope, { readonly part: Part }>();
  return (scope = userScope() ?? NOBODY) => {
    const known = parts.get(scope) ?? { part: make(scope) };
    parts.set(scope, known);
    return known.part;
  };
}

/** Access to the device's IndexedDB on behalf of one user. @throws if the browser blocks it */
export const databaseOf = ({ isOver, whileHere }: UserScope) => ({
  read: <Value>(key: string): Promise<Value | undefined> => whileHere(() => get(key)),
  /** Changes a value in one transaction, whatever other tabs do. @returns the stored value */
  update: <Value>(key: string, change: (before: Value | undefined) => Value): Promise<Value> =>
    whileHere(async () => {
      let stored!: Value;
      await update<Value>(key, (before) => {
        // Checked again inside the transaction: another tab may have erased the database before it began.
        if (isOver()) throw new Error('The user has left');
        stored = change(before);
        return stored;
      });
      return stored;
    }),
});
