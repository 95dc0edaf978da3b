import { useMemo, useSyncExternalStore } from 'react';
import { perUser } from '../session/per-user.ts';
import { userScope } from '../session/user-scope.ts';
import { readProtocolList, withOpened, withProtocol, writeProtocolList } from './protocol-list.ts';

/*
 * The cards that this user marked and those they opened last, on this device alone: ids, nothing of a patient, never
 * sent. They go with their user.
 */
type ListName = 'favorite-protocols' | 'recent-protocols';

/** What the device would not store: it holds for this visit. */
const unstored = perUser(() => new Map<ListName, string | null>());
const listeners = new Set<() => void>();

function listText(name: ListName): string | null {
  const held = unstored().get(name);
  return held === undefined ? (userScope()?.read(name) ?? null) : held;
}

/** @returns whether the device stored it */
function keep(name: ListName, change: (ids: readonly string[]) => readonly string[]): boolean {
  const scope = userScope();
  // Of a user who has left in another tab nothing is kept, not even here.
  if (scope === null || scope.isOver()) return false;
  const text = writeProtocolList(change(readProtocolList(listText(name))));
  scope.write(name, text);
  const stored = scope.read(name) === text;
  if (stored) unstored().delete(name);
  else unstored().set(name, text);
  for (const listener of listeners) listener();
  return stored;
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
  const text = useSyncExternalStore(subscribe, () => listText(name));
  return useMemo(() => readProtocolList(text), [text]);
}

/** Ids in the order in which they were marked. */
export const useFavoriteProtocols = (): readonly string[] => useProtocolList('favorite-protocols');

/** Ids of the cards that were opened last, newest first. */
export const useRecentProtocols = (): readonly string[] => useProtocolList('recent-protocols');

export const favoriteProtocols = (): readonly string[] => readProtocolList(listText('favorite-protocols'));

/** @returns whether the device stored it; one that does not keeps it for this visit */
export const setFavoriteProtocol = (id: string, wanted: boolean): boolean =>
  keep('favorite-protocols', (ids) => withProtocol(ids, id, wanted));

/** Call it when a card opens. */
export function protocolOpened(id: string): void {
  keep('recent-protocols', (ids) => withOpened(ids, id));
}
