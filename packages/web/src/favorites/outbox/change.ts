/** A change to the favourites that the server has not confirmed yet. */
export interface Change {
  /** Identifies the change to the server, which applies it only once even if it is sent several times. */
  readonly key: string;
  readonly medicationId: string;
  /** Name of the medication on the screen, used when the user is notified later. */
  readonly name: string;
  /** True makes it a favourite, false removes it. */
  readonly wanted: boolean;
  /** Milliseconds since 1970 with fractions, because two tabs can make changes within the same millisecond. */
  readonly at: number;
  /** The page that made the change. While that page waits for the response, no other page reports a refusal. */
  readonly page: string;
  /** The change may have reached the server, so a newer change must no longer replace it. */
  readonly begun?: boolean;
  /** Why the server refused it for good. The change is then kept only until the refusal is reported to the user. */
  readonly refused?: string;
}

/**
 * 128 random bits as hex. crypto.randomUUID does not exist on an insecure origin, such as a test on a local network.
 */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Adds a change. It replaces unsent changes to the same medication. Changes are ordered by time, because two tabs can
 * write out of order.
 */
export function withChange(list: readonly Change[], added: Change): Change[] {
  const isSame = ({ medicationId, refused }: Change) => medicationId === added.medicationId && refused === undefined;
  if (list.some((change) => isSame(change) && change.at > added.at)) return [...list];
  return [...list.filter((change) => !isSame(change) || change.begun), added];
}

export const withoutChange = (list: readonly Change[], key: string): Change[] =>
  list.filter((change) => change.key !== key);

export const withMark = (
  list: readonly Change[],
  key: string,
  mark: Pick<Change, 'begun'> | Pick<Change, 'refused'>,
): Change[] => list.map((change) => (change.key === key ? { ...change, ...mark } : change));

/** Changes that are still to be sent, oldest first. */
export const waitingChanges = (list: readonly Change[]): Change[] =>
  list.filter(({ refused }) => refused === undefined);

/** The state of each medication once everything is sent. */
export const wantedStates = (list: readonly Change[]): ReadonlyMap<string, boolean> =>
  new Map(waitingChanges(list).map(({ medicationId, wanted }) => [medicationId, wanted]));
