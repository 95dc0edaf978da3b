import { digestOfText, fromBase64Url, hex, sha256 } from './bytes.ts';
import { isPublicKey, verifiesSignature } from './ecdsa.ts';
import { type Assertion, type PasskeyPlace, refusalOfAssertion } from './passkey.ts';
import { isCount, isDigest, isMoment, isText, listOf, objectOf, oneOf, orNull, valueOfText } from './shape.ts';
import { signedBytes } from './signed-bytes.ts';
import { thresholdRefusal } from './threshold.ts';

/** Roles of a person on the trust list. An edition needs a director. A reviewer can only be the second approver. */
export type ApproverRole = 'director' | 'reviewer';

export interface ListedKey {
  /** Id of the passkey, base64url. */
  readonly id: string;
  /** SPKI of a P-256 key, base64url. */
  readonly publicKey: string;
  /** The key vouches only for editions up to this version. null while the key is in use. */
  readonly lastVersion: number | null;
}

export interface ListedPerson {
  /** Id of the account. */
  readonly id: string;
  readonly name: string;
  /** "Medical Director, Riyadh Region". */
  readonly title: string;
  readonly role: ApproverRole;
  readonly keys: readonly ListedKey[];
}

/** The people an agency trusts with its content. Every device verifies editions with this list. */
export interface TrustList {
  readonly format: 1;
  readonly agency: string;
  /** 1 for the first list, then increasing by one. */
  readonly version: number;
  /** Digest of the previous list. null for the first. */
  readonly previous: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Public half of the recovery key, SPKI in base64url. */
  readonly recoveryKey: string;
  /** Public half of the key with which the server signs what is current, SPKI in base64url. */
  readonly freshnessKey: string;
  readonly places: readonly PasskeyPlace[];
  readonly people: readonly ListedPerson[];
}

/** A list as it is transferred: the signed text and its signatures. */
export interface SignedTrustList {
  readonly text: string;
  /** Made with the recovery key: both numbers of the signature, base64url. null when people signed. */
  readonly recovery: string | null;
  /** Made by people of the previous list. */
  readonly assertions: readonly Assertion[];
}

const isKey = objectOf<ListedKey>({ id: isText, publicKey: isPublicKey, lastVersion: orNull(isCount) });
const isPerson = objectOf<ListedPerson>({
  id: isText,
  name: isText,
  title: isText,
  role: oneOf('director', 'reviewer'),
  keys: listOf(isKey),
});
const isTrustList = objectOf<TrustList>({
  format: oneOf(1),
  agency: isText,
  version: isCount,
  previous: orNull(isDigest),
  at: isMoment,
  recoveryKey: isPublicKey,
  freshnessKey: isPublicKey,
  places: listOf(objectOf<PasskeyPlace>({ rpId: isText, origin: isText })),
  people: listOf(isPerson),
});

export const isAssertion = objectOf<Assertion>({
  keyId: isText,
  authenticatorData: isText,
  clientData: isText,
  signature: isText,
});

export const isSignedTrustList = objectOf<SignedTrustList>({
  text: isText,
  recovery: orNull(isText),
  assertions: listOf(isAssertion),
});

/** Parses a trust list. Undefined when the text is not a trust list. */
export const trustListOf = (text: string): TrustList | undefined => {
  const list = valueOfText(text, isTrustList);
  return list && noneTwice(list) ? list : undefined;
};

/**
 * Each account belongs to one person, each passkey to one account, and each key has one purpose. A passkey under two
 * ids could count as two people, or count again after it was removed.
 */
const noneTwice = ({ people, recoveryKey, freshnessKey }: TrustList): boolean => {
  const keys = people.flatMap((person) => person.keys);
  const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;
  return (
    areDifferent(people.map(({ id }) => id)) &&
    areDifferent(keys.map(({ id }) => id)) &&
    areDifferent([recoveryKey, freshnessKey, ...keys.map(({ publicKey }) => publicKey)])
  );
};

/** The bytes that the recovery key or a passkey signs to approve a list. */
export const signedTrust = (text: string) => signedBytes('trust', text);

/** The fingerprint that people compare and devices pin: SHA-256, in hex, of the recovery key of the first list. */
export async function fingerprintOf(recoveryKey: string): Promise<string> {
  return hex(await sha256(fromBase64Url(recoveryKey) ?? new Uint8Array()));
}

export type TrustRefusal =
  /** It is not a trust list, or a list does not follow the previous one by version, agency and digest. */
  | 'trust-format'
  /** The first list does not have the pinned recovery key. */
  | 'trust-root'
  /** A list was signed neither by the recovery key nor by two people, one of them a director. */
  | 'trust-signature';

/**
 * The newest list of a chain, after every step has been verified.
 * @param chain every list, starting with the first
 * @param root fingerprint of the pinned recovery key. Undefined when nothing is pinned yet
 */
export async function newestTrust(
  chain: readonly SignedTrustList[],
  root: string | undefined,
): Promise<TrustList | TrustRefusal> {
  let before: TrustList | undefined;
  let digest: string | null = null;
  for (const signed of chain) {
    const list = trustListOf(signed.text);
    if (list === undefined || list.previous !== digest || list.version !== (before?.version ?? 0) + 1)
      return 'trust-format';
    if (before !== undefined && list.agency !== before.agency) return 'trust-format';
    if (before === undefined && root !== undefined && (await fingerprintOf(list.recoveryKey)) !== root)
      return 'trust-root';
    const byPeople = before !== undefined && list.recoveryKey === before.recoveryKey;
    if (!(await isSigned(signed, before ?? list, byPeople))) return 'trust-signature';
    before = list;
    digest = await digestOfText(signed.text);
  }
  return before ?? 'trust-format';
}

/**
 * True when the list is signed by the recovery key of the previous list or by its people. The first list is signed by
 * its own recovery key. People cannot replace the recovery key, because it is what takes control back from people who
 * can no longer be trusted.
 */
async function isSigned(
  { text, recovery, assertions }: SignedTrustList,
  by: TrustList,
  byPeople: boolean,
): Promise<boolean> {
  if (recovery !== null) {
    const signature = fromBase64Url(recovery);
    if (signature === undefined || assertions.length > 0) return false;
    return verifiesSignature(by.recoveryKey, signature, signedTrust(text));
  }
  // More signatures than people are rejected unchecked, because someone must have signed twice.
  if (!byPeople || assertions.length > by.people.length) return false;
  const signers = await Promise.all(assertions.map((assertion) => signerOf(assertion, by, signedTrust(text))));
  return signers.every((signer) => typeof signer === 'object') && thresholdRefusal(signers) === undefined;
}

/** A key of the list and its person. */
export function keyHolder(trust: TrustList, keyId: string): { person: ListedPerson; key: ListedKey } | undefined {
  for (const person of trust.people) {
    const key = person.keys.find(({ id }) => id === keyId);
    if (key !== undefined) return { person, key };
  }
  return undefined;
}

/** The listed person who signed these bytes with a valid key, or the reason the signature does not count. */
export async function signerOf(
  assertion: Assertion,
  trust: TrustList,
  signed: ReturnType<typeof signedBytes>,
): Promise<ListedPerson | 'unknown-key' | 'revoked-key' | NonNullable<Awaited<ReturnType<typeof refusalOfAssertion>>>> {
  const holder = keyHolder(trust, assertion.keyId);
  if (holder === undefined) return 'unknown-key';
  if (holder.key.lastVersion !== null) return 'revoked-key';
  const { publicKey } = holder.key;
  return (await refusalOfAssertion(assertion, { publicKey, places: trust.places, signed })) ?? holder.person;
}
