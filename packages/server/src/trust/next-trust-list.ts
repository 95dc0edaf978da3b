import { canonicalJson } from '@first60/edition';
import { digestOfText, type ListedKey, type ListedPerson, type TrustList } from '@first60/seal';
import type { Signer } from '../store/content-people.ts';
import type { SigningKey } from '../store/signing-keys.ts';
import type { StoredTrustList } from '../store/trust-lists.ts';

export interface TrustInputs {
  readonly newest: StoredTrustList;
  /** Who may sign now. */
  readonly signers: readonly Signer[];
  /** Every passkey, also those that were given up. */
  readonly keys: readonly SigningKey[];
  /** Who has signed what still counts: the highest published version with their approval, 0 for a recall alone. */
  readonly vouched: ReadonlyMap<string, number>;
  /** Public half of the server's freshness key. Undefined on a server without one, which keeps that of the list. */
  readonly freshnessKey: string | undefined;
}

/**
 * The list that the present roles and passkeys make. Equal inputs make equal texts, because several people sign the
 * text at different times. So its time is that of the newest passkey, and everything in it has an order.
 *
 * @returns undefined when the newest list says the same
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
  // Devices verify what they signed by this list alone, so they stay as long as it counts.
  const former = list.people
    .filter(({ id }) => !isPresent.has(id) && inputs.vouched.has(id))
    .map((person) => ({ ...person, keys: person.keys.map((key) => endedKey(key, person.id, inputs)) }));
  // Somebody without a passkey can sign nothing.
  return inOrder([...present, ...former].filter(({ keys }) => keys.length > 0));
}

function keysOfSigner({ id }: Signer, inputs: TrustInputs): ListedKey[] {
  const { list } = inputs.newest;
  const listed = list.people.find((person) => person.id === id)?.keys ?? [];
  const ofOthers = new Set(list.people.filter((person) => person.id !== id).flatMap(({ keys }) => keys.map(idOf)));
  const own = inputs.keys.filter((key) => key.userId === id && !ofOthers.has(key.id));
  const kept = listed.map((key) => {
    const stored = own.find((one) => one.id === key.id);
    // A passkey's public key never changes. What people have signed counts, not what the database says.
    return stored === undefined ? endedKey(key, id, inputs) : { ...key, lastVersion: stored.lastVersion };
  });
  const added = own
    .filter((key) => key.lastVersion === null && !listed.some((one) => one.id === key.id))
    .map(({ id: keyId, publicKey }) => ({ id: keyId, publicKey, lastVersion: null }));
  return inOrder([...kept, ...added]);
}

/** A passkey of somebody who signs no more: it vouches for what they signed, and for less where that was said before. */
function endedKey(key: ListedKey, personId: string, { keys, vouched }: TrustInputs): ListedKey {
  const stored = keys.find(({ id }) => id === key.id)?.lastVersion ?? Number.POSITIVE_INFINITY;
  const said = key.lastVersion ?? Number.POSITIVE_INFINITY;
  return { ...key, lastVersion: Math.min(stored, said, vouched.get(personId) ?? 0) };
}

const idOf = ({ id }: { id: string }): string => id;

const inOrder = <Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
