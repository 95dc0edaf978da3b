import { useMemo, useSyncExternalStore } from 'react';
import { currentUser, hasLeft } from './identity.ts';
import { readProtocolList, withOpened, withProtocol, writeProtocolList } from './protocol-list.ts';
import { onUserLeaves } from './user-traces.ts';
import { readOfUser, writeOfUser } from './user-values.ts';

/*
 * The cards that this user marked and those they opened last, on this device alone: ids, nothing of a patient, never
 * sent. They go with their user.
 */
type ListName = 'favorite-protocols' | 'recent-protocols';

/** What the device would not store: it holds for this visit. */
const unstored = new Map<string, string | null>();
const listeners = new Set<() => void>();

onUserLeaves(() => unstored.clear());

function listText(name: ListName): string | null {
  const user = currentUser();
  if (user === null) return null;
  const held = unstored.get(`${name} ${user.id}`);
  return held === undefined ? readOfUser(name, user.id) : held;
}

/** @returns whether the device stored it */
function keep(name: ListName, change: (ids: readonly string[]) => readonly string[]): boolean {
  const user = currentUser();
  // Of a user who has left in another tab nothing is kept, not even here.
  if (user === null || hasLeft(user.id)) return false;
  const text = writeProtocolList(change(readProtocolList(listText(name))));
  writeOfUser(name, user.id, text);
  const stored = readOfUser(name, user.id) === text;
  if (stored) unstored.delete(`${name} ${user.id}`);
  else unstored.set(`${name} ${user.id}`, text);
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
