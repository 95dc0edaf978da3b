import { canonicalJson } from '@first60/edition';
import { digestOfText, type ListedKey, type ListedPerson, type TrustList } from '@first60/seal';
import type { Signer } from '../store/content-people.ts';
import type { SigningKey } from '../store/signing-keys.ts';
import type { StoredTrustList } from '../store/trust-lists.ts';

export interface TrustInputs {
  readonly newest: StoredTrustList;
  /** The people who may sign now. */
  readonly signers: readonly Signer[];
  /** Every passkey, including those that were given up. */
  readonly keys: readonly SigningKey[];
  /**
   * People whose signatures still count, with the highest published version that they approved. 0 for a person who has
   * signed only a recall.
   */
  readonly vouched: ReadonlyMap<string, number>;
  /**
   * Public half of the server's freshness key. Undefined on a server without one, in which case the list's key is kept.
   */
  readonly freshnessKey: string | undefined;
}

/**
 * The list that results from the current roles and passkeys. Equal inputs produce equal texts, because several people
 * sign the text at different times. For this reason its time is that of the newest passkey, and everything in it is
 * sorted.
 *
 * @returns undefined when it would be the same as the newest list
 */
export async function nextTrustList(inputs: TrustInputs): Promise<StoredTrustList | undefined> {
  const { list } = inputs.newest;
  const people = peopleOf(inputs);
  const freshnessKey = inputs.freshnessKey ?? list.freshnessKey;
  if (
    canonicalJson({ people, freshnessKey }) === canonicalJson({ people: list.people, freshnessKey: list.freshnessKey })
  )
    return undefined;
  const listed = new Set(people.flatMap(({ keys }) => keys.map(({ id }) => id)));
  const times = inputs.keys.filter(({ id }) => listed.has(id)).map(({ enrolledAt }) => enrolledAt);
  const next: TrustList = {
    ...list,
    version: list.version + 1,
    previous: await digestOfText(inputs.newest.text),
    at: Math.max(list.at, ...times),
    freshnessKey,
    people,
  };
  return { text: canonicalJson(next), list: next };
}

function peopleOf(inputs: TrustInputs): ListedPerson[] {
  const { list } = inputs.newest;
  const isPresent = new Set(inputs.signers.map(({ id }) => id));
  const present = inputs.signers.map((signer) => ({ ...signer, keys: keysOfSigner(signer, inputs) }));
  // To verify what these people signed, devices have this list alone, so they stay on it as long as their signatures
  // count.
  const former = list.people
    .filter(({ id }) => !isPresent.has(id) && inputs.vouched.has(id))
    .map((person) => ({ ...person, keys: person.keys.map((key) => endedKey(key, person.id, inputs)) }));
  // A person without a passkey cannot sign anything.
  return inOrder([...present, ...former].filter(({ keys }) => keys.length > 0));
}

function keysOfSigner({ id }: Signer, inputs: TrustInputs): ListedKey[] {
  const { list } = inputs.newest;
  const listed = list.people.find((person) => person.id === id)?.keys ?? [];
  const ofOthers = new Set(list.people.filter((person) => person.id !== id).flatMap(({ keys }) => keys.map(idOf)));
  const own = inputs.keys.filter((key) => key.userId === id && !ofOthers.has(key.id));
  const kept = listed.map((key) => {
    const stored = own.find((one) => one.id === key.id);
    // A passkey's public key never changes, so it is taken from the signed list and not from the database.
    return stored === undefined ? endedKey(key, id, inputs) : { ...key, lastVersion: stored.lastVersion };
  });
  const added = own
    .filter((key) => key.lastVersion === null && !listed.some((one) => one.id === key.id))
    .map(({ id: keyId, publicKey }) => ({ id: keyId, publicKey, lastVersion: null }));
  return inOrder([...kept, ...added]);
}

/**
 * The passkey of a person who no longer signs. It vouches for what they have signed, or for less if a lower limit was
 * set before.
 */
function endedKey(key: ListedKey, personId: string, { keys, vouched }: TrustInputs): ListedKey {
  const stored = keys.find(({ id }) => id === key.id)?.lastVersion ?? Number.POSITIVE_INFINITY;
  const said = key.lastVersion ?? Number.POSITIVE_INFINITY;
  return { ...key, lastVersion: Math.min(stored, said, vouched.get(personId) ?? 0) };
}

const idOf = ({ id }: { id: string }): string => id;

const inOrder = <Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
