import type { UserScope } from '../../session/user-scope.ts';
import type { Change } from './change.ts';
import { changeOutbox, outboxNow } from './outbox-store.ts';
import { randomKey } from './random-key.ts';

/** This page, among the tabs and over reloads. */
export const PAGE = randomKey();
/** How long the page in which it was pressed has the first right to tell of a refusal; it waits no longer itself. */
const OWN_MS = 9_000;
const awaited = new Set<string>();

/** While `work` runs, nobody but itself tells of a refusal of these changes. */
export async function awaiting<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> {
  for (const key of keys) awaited.add(key);
  try {
    return await work();
  } finally {
    for (const key of keys) awaited.delete(key);
  }
}

/** Takes the refused changes that this page should tell the user about: each is told once, in one tab. */
export async function takeRefusals(scope: UserScope): Promise<Change[]> {
  if (document.visibilityState !== 'visible') return [];
  const isOurs = ({ key, page, at, refused }: Change) =>
    refused !== undefined && !awaited.has(key) && (page === PAGE || Date.now() - at > OWN_MS);
  if (!outboxNow().some(isOurs)) return [];
  let taken: Change[] = [];
  await changeOutbox(scope, (list) => {
    taken = list.filter(isOurs);
    return list.filter((change) => !isOurs(change));
  });
  return taken;
}
