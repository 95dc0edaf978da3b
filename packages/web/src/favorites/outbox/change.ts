/** A change of the favourites that the server has not confirmed yet. */
export interface Change {
  /** Names the change to the server, which makes it once however often it is sent. */
  readonly key: string;
  readonly medicationId: string;
  /** What the medication is called on the screen, for telling the user about it later. */
  readonly name: string;
  /** True: a favourite from now on. */
  readonly wanted: boolean;
  /** Milliseconds since 1970, with their fractions: two tabs can make changes within one. */
  readonly at: number;
  /** The page that made it: as long as that page waits for the answer, no other one tells of a refusal. */
  readonly page: string;
  /** It may have reached the server: it must not be dropped for a newer one any more. */
  readonly begun?: boolean;
  /** Why the server refused it for good; it then only waits to be told. */
  readonly refused?: string;
}

/** 128 random bits as hex. crypto.randomUUID does not exist on an insecure origin, as in a test on a local network. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Adds a change. It replaces unsent changes of the same medication. Time decides the order, because two tabs can write
 * out of order.
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

/** What is still to be sent, oldest first. */
export const waitingChanges = (list: readonly Change[]): Change[] =>
  list.filter(({ refused }) => refused === undefined);

/** How each medication will stand once everything was sent. */
export const wantedStates = (list: readonly Change[]): ReadonlyMap<string, boolean> =>
  new Map(waitingChanges(list).map(({ medicationId, wanted }) => [medicationId, wanted]));
