import { sentences } from '@first60/contract';
import {
  type Assertion,
  type ListedPerson,
  newestTrust,
  type SignedTrustList,
  signedTrust,
  signerOf,
  thresholdRefusal,
} from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Occasion, recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { presentSigners } from '../store/content-people.ts';
import { signingKeysOf } from '../store/signing-keys.ts';
import { allTrustLists, insertTrustList, type StoredTrustList } from '../store/trust-lists.ts';
import { deleteTrustSignatures, insertTrustSignature, signaturesOn } from '../store/trust-signatures.ts';
import type { FreshnessKey } from './freshness-key.ts';
import type { RecoveryKey } from './recovery-key.ts';
import { KEY_OF_OTHER, SIGNATURE_REFUSALS, type SignatureRefusal } from './refusal.ts';
import { type TrustPlan, trustPlan } from './trust-state.ts';

/** A signature that a person makes at the desk. */
export interface TrustSignature extends Occasion {
  readonly userId: string;
  readonly text: string;
  readonly assertion: Assertion;
}

export type TrustOutcome =
  | { readonly kind: 'signed'; readonly inForce: boolean }
  /** 403: the person may not sign, or the signature is not from this passkey. */
  | { readonly kind: 'refused'; readonly message: string }
  /** 409 */
  | { readonly kind: 'conflict'; readonly message: string };

/**
 * Signs the next list as a listed person. The second signature puts it in force. One of the two must be a director's.
 */
export function signNextTrust(
  database: Database,
  freshnessKey: FreshnessKey | undefined,
  signature: TrustSignature,
): Promise<TrustOutcome> {
  return inTransaction(database, async (transaction): Promise<TrustOutcome> => {
    await lockContent(transaction);
    const plan = await trustPlan(transaction, freshnessKey);
    if (plan === undefined) return { kind: 'conflict', message: sentences.noGovernance };
    const { userId, text, assertion } = signature;
    const isSigner = (await presentSigners(transaction)).some(({ id }) => id === userId);
    if (!isSigner) return { kind: 'refused', message: sentences.approverRequired };
    if (plan.next?.text !== text) return { kind: 'conflict', message: sentences.trustMoved };
    const refusal = await refusalOfSigner(transaction, plan.newest, signature);
    if (refusal !== undefined) {
      await recordEvent(transaction, signature, refusal.event, userId);
      return { kind: 'refused', message: refusal.message };
    }
    const before = await signaturesOn(transaction, text);
    if (before.some((one) => one.userId === userId)) return { kind: 'conflict', message: sentences.trustSigned };
    await insertTrustSignature(transaction, { ...signature });
    await recordEvent(transaction, signature, 'content-trust-signed', userId);
    const counting = await countingSignatures([...before.map((one) => one.assertion), assertion], plan.newest, text);
    if (counting === undefined) return { kind: 'signed', inForce: false };
    await putInForce(transaction, plan.next, { text, recovery: null, assertions: counting }, signature);
    return { kind: 'signed', inForce: true };
  });
}

/** Checks that the passkey is the person's own, that they have not given it up, and that it is on the newest list. */
async function refusalOfSigner(
  database: Database,
  { list }: StoredTrustList,
  { userId, text, assertion }: TrustSignature,
): Promise<SignatureRefusal | undefined> {
  const own = (await signingKeysOf(database, userId)).find(({ id }) => id === assertion.keyId);
  if (own === undefined) return KEY_OF_OTHER;
  if (own.lastVersion !== null) return SIGNATURE_REFUSALS['revoked-key'];
  const signer = await signerOf(assertion, list, signedTrust(text));
  if (typeof signer === 'string') return SIGNATURE_REFUSALS[signer];
  return signer.id === userId ? undefined : KEY_OF_OTHER;
}

/** The signatures that verify against the newest list. Undefined when they are not enough. */
async function countingSignatures(
  assertions: readonly Assertion[],
  { list }: StoredTrustList,
  text: string,
): Promise<readonly Assertion[] | undefined> {
  const people: ListedPerson[] = [];
  const counting: Assertion[] = [];
  for (const assertion of assertions) {
    const signer = await signerOf(assertion, list, signedTrust(text));
    if (typeof signer === 'string') continue;
    people.push(signer);
    counting.push(assertion);
  }
  return thresholdRefusal(people) === undefined ? counting : undefined;
}

/** Signs the next list with the recovery key. It must still be the list that the operator has read. */
export function signTrustByRecovery(
  database: Database,
  freshnessKey: FreshnessKey | undefined,
  { key, text, ...occasion }: Occasion & { readonly key: RecoveryKey; readonly text: string },
): Promise<TrustPlan | undefined> {
  return inTransaction(database, async (transaction) => {
    await lockContent(transaction);
    const plan = await trustPlan(transaction, freshnessKey);
    if (plan?.next?.text !== text) return undefined;
    await putInForce(transaction, plan.next, { text, recovery: key.sign(text), assertions: [] }, occasion);
    return plan;
  });
}

/** Devices verify the whole chain. A list that they would refuse is never stored, because it could not be undone. */
async function putInForce(
  transaction: Database,
  { list }: StoredTrustList,
  signed: SignedTrustList,
  occasion: Occasion,
): Promise<void> {
  const verified = await newestTrust([...(await allTrustLists(transaction)), signed], undefined);
  if (typeof verified === 'string') throw new Error(`The next trust list would be refused by devices: ${verified}`);
  await insertTrustList(transaction, list.version, signed);
  await deleteTrustSignatures(transaction);
  await recordEvent(transaction, occasion, 'content-trust-in-force', null);
}
