import { useMemo } from 'react';
import type { UserScope } from '../session/user-scope.ts';
import { changeUserText, userText, useUserText } from '../session/user-text.ts';
import { readProtocolList, withOpened, withProtocol, writeProtocolList } from './protocol-list.ts';

/* The cards that this user marked and those opened last. Stores only ids, no patient data. */
type ListName = 'favorite-protocols' | 'recent-protocols';

/** @returns true if the device stored the change */
const change = (scope: UserScope, name: ListName, to: (ids: readonly string[]) => readonly string[]): boolean =>
  changeUserText(scope, name, (before) => writeProtocolList(to(readProtocolList(before))));

function useProtocolList(name: ListName): readonly string[] {
  const { text } = useUserText(name);
  return useMemo(() => readProtocolList(text), [text]);
}

/** Ids in the order in which the cards were marked. */
export const useFavoriteProtocols = (): readonly string[] => useProtocolList('favorite-protocols');

/** Ids of the most recently opened cards, newest first. */
export const useRecentProtocols = (): readonly string[] => useProtocolList('recent-protocols');

export const favoriteProtocols = (scope: UserScope): readonly string[] =>
  readProtocolList(userText(scope, 'favorite-protocols'));

/** @returns true if the device stored the change; otherwise it lasts until the page closes */
export const setFavoriteProtocol = (scope: UserScope, id: string, wanted: boolean): boolean =>
  change(scope, 'favorite-protocols', (ids) => withProtocol(ids, id, wanted));

/** Call this when a card opens. */
export function protocolOpened(scope: UserScope, id: string): void {
  change(scope, 'recent-protocols', (ids) => withOpened(ids, id));
}
