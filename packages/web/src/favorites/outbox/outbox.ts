import type { UserScope } from '../../session/user-scope.ts';
import { type Change, randomKey, withChange } from './change.ts';
import { deliverOutbox } from './deliver.ts';
import { outboxOf } from './outbox-store.ts';

/** The server's message when it refused a change for good. */
export class RefusedError extends Error {}

/** The result of a change: the server has it, or the device keeps it until there is a network connection. */
export type FavoriteOutcome = 'sent' | 'waiting';

type Wanted = Pick<Change, 'medicationId' | 'name' | 'wanted'>;

/** Identifies this page among the tabs and across reloads. */
const PAGE = randomKey();
/** How long a star waits for the server. After that, the change continues in the background. */
const STAR_MS = 8_000;
/** During this time only the page that made the change reports its refusal. After that, any page may report it. */
const OWN_MS = 9_000;
/** The changes whose refusal is reported by the star itself. */
const awaited = new Set<string>();

/**
 * Stores the changes on the device and tries to send them.
 * @returns 'sent' if all were sent, 'waiting' if some still need a network connection
 * @throws RefusedError when the server refused one
 */
export async function changeFavorites(scope: UserScope, wanted: readonly Wanted[]): Promise<FavoriteOutcome> {
  const outbox = outboxOf(scope);
  const at = performance.timeOrigin + performance.now();
  const changes = wanted.map((one): Change => ({ ...one, key: randomKey(), at, page: PAGE }));
  const keys = new Set(changes.map(({ key }) => key));
  for (const key of keys) awaited.add(key);
  try {
    await outbox.change((list) => changes.reduce(withChange, [...list]));
    if (!navigator.onLine) return 'waiting';
    await Promise.race([deliverOutbox(scope), after(STAR_MS)]);
    const rest = (await outbox.read()).filter(({ key }) => keys.has(key));
    const refused = rest.find((change) => change.refused !== undefined)?.refused;
    if (refused === undefined) return rest.length === 0 ? 'sent' : 'waiting';
    await outbox.change((list) => list.filter((change) => !keys.has(change.key) || change.refused === undefined));
    throw new RefusedError(refused);
  } finally {
    for (const key of keys) awaited.delete(key);
  }
}

const after = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Sends waiting changes.
 * @returns the refused changes that this page reports to the user; each is reported once, in one tab
 */
export async function sendWaiting(scope: UserScope): Promise<readonly Change[]> {
  await deliverOutbox(scope);
  const outbox = outboxOf(scope);
  if (document.visibilityState !== 'visible' || !outbox.now().some(isOurs)) return [];
  let ours: readonly Change[] = [];
  await outbox.change((list) => {
    ours = list.filter(isOurs);
    return list.filter((change) => !isOurs(change));
  });
  return ours;
}

const isOurs = ({ key, page, at, refused }: Change): boolean =>
  refused !== undefined && !awaited.has(key) && (page === PAGE || Date.now() - at > OWN_MS);
