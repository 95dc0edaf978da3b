import { useCallback, useSyncExternalStore } from 'react';
import { perUser } from './per-user.ts';
import { useUserScope } from './use-user-scope.ts';
import type { UserScope, UserValue } from './user-scope.ts';

/*
 * User values that are shown in several places and that another tab may change. They are stored on this device per
 * user, are never sent, and are removed with the user.
 */

/** Values that the device did not store. They last until the page closes. */
const unstoredOf = perUser(() => new Map<UserValue, string | null>());
const listeners = new Set<() => void>();

export function userText(scope: UserScope, name: UserValue): string | null {
  const unstored = unstoredOf(scope).get(name);
  return unstored === undefined ? scope.read(name) : unstored;
}

/**
 * Changes the current value. null removes it.
 * @returns true if the device stored it
 */
export function changeUserText(
  scope: UserScope,
  name: UserValue,
  to: (before: string | null) => string | null,
): boolean {
  const text = to(userText(scope, name));
  scope.write(name, text);
  const isStored = scope.read(name) === text;
  if (isStored) unstoredOf(scope).delete(name);
  else unstoredOf(scope).set(name, text);
  for (const listener of listeners) listener();
  return isStored;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The current text, and false if the device did not store it. */
export function useUserText(name: UserValue): { readonly text: string | null; readonly isStored: boolean } {
  const scope = useUserScope();
  const text = useSyncExternalStore(
    subscribe,
    useCallback(() => userText(scope, name), [scope, name]),
  );
  return { text, isStored: !unstoredOf(scope).has(name) };
}
