/** A press of a star that the server has not confirmed yet. */
export interface Change {
  /** Names the change to the server, which makes it once however often it is sent. */
  readonly key: string;
  readonly medicationId: string;
  /** What the medication is called on the screen, for telling the user about it later. */
  readonly name: string;
  /** True: a favourite from now on. */
  readonly wanted: boolean;
  /** Milliseconds since 1970, with their fractions: two tabs can be pressed within one. */
  readonly at: number;
  /** The page in which it was pressed: as long as that page waits for the answer, no other one tells of a refusal. */
  readonly page: string;
  /** It may have reached the server: it must not be dropped for a newer one any more. */
  readonly begun?: boolean;
  /** Why the server refused it for good; it then only waits to be told. */
  readonly refused?: string;
}

/**
 * The list with one more change: the last one of each medication wins over those that were not begun. Two tabs may write
 * in another order than the user pressed, so the time decides, not the turn.
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
