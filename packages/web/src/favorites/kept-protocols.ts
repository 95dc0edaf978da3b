import { useMemo, useSyncExternalStore } from 'react';
import { perUser } from '../session/per-user.ts';
import { useUserScope } from '../session/use-user-scope.ts';
import type { UserScope } from '../session/user-scope.ts';
import { readProtocolList, withOpened, withProtocol, writeProtocolList } from './protocol-list.ts';

/*
 * The cards that this user marked and those they opened last, on this device alone: ids, nothing of a patient, never
 * sent. They go with their user.
 */
type ListName = 'favorite-protocols' | 'recent-protocols';

/** What the device would not store: it lasts until the page closes. */
const unstoredOf = perUser(() => new Map<ListName, string | null>());
const listeners = new Set<() => void>();

function listText(scope: UserScope, name: ListName): string | null {
  const unstored = unstoredOf(scope).get(name);
  return unstored === undefined ? scope.read(name) : unstored;
}

/** @returns whether the device stored it */
function store(scope: UserScope, name: ListName, change: (ids: readonly string[]) => readonly string[]): boolean {
  const text = writeProtocolList(change(readProtocolList(listText(scope, name))));
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

function useProtocolList(name: ListName): readonly string[] {
  const scope = useUserScope();
  const text = useSyncExternalStore(subscribe, () => listText(scope, name));
  return useMemo(() => readProtocolList(text), [text]);
}

/** Ids in the order in which they were marked. */
export const useFavoriteProtocols = (): readonly string[] => useProtocolList('favorite-protocols');

/** Ids of the cards that were opened last, newest first. */
export const useRecentProtocols = (): readonly string[] => useProtocolList('recent-protocols');

export const favoriteProtocols = (scope: UserScope): readonly string[] =>
  readProtocolList(listText(scope, 'favorite-protocols'));

/** @returns whether the device stored it; otherwise it lasts until the page closes */
export const setFavoriteProtocol = (scope: UserScope, id: string, wanted: boolean): boolean =>
  store(scope, 'favorite-protocols', (ids) => withProtocol(ids, id, wanted));

/** Call it when a card opens. */
export function protocolOpened(scope: UserScope, id: string): void {
  store(scope, 'recent-protocols', (ids) => withOpened(ids, id));
}
