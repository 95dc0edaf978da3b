import { sentences } from '@first60/contract';
import { type Assertion, fromBase64Url, keyHolder, refusalOfAssertion, signedBytes } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Occasion, recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { presentSigners } from '../store/content-people.ts';
import { headVersion } from '../store/editions.ts';
import { insertSigningKey, setLastVersion, signingKeysOf } from '../store/signing-keys.ts';
import { newestTrustList } from '../store/trust-lists.ts';
import { SIGNATURE_REFUSALS } from './refusal.ts';

interface Enrolment extends Occasion {
  readonly userId: string;
  readonly publicKey: string;
  readonly label: string;
  /** Signs the id and the public key on behalf of the user, so that the passkey cannot be enrolled for anyone else. */
  readonly assertion: Assertion;
}

export type EnrolOutcome =
  | { readonly kind: 'enrolled' | 'malformed' }
  | { readonly kind: 'refused' | 'conflict'; readonly message: string };

const isKeyText = (text: string): boolean => (fromBase64Url(text)?.length ?? 0) > 0;

/** Stores a passkey of a reviewer or director. It counts once it is on a trust list. */
export function enrolKey(database: Database, enrolment: Enrolment): Promise<EnrolOutcome> {
  const { userId, publicKey, label, assertion, now } = enrolment;
  const { keyId } = assertion;
  return inTransaction(database, async (transaction): Promise<EnrolOutcome> => {
    await lockContent(transaction);
    const isSigner = (await presentSigners(transaction)).some(({ id }) => id === userId);
    if (!isSigner) return { kind: 'refused', message: sentences.approverRequired };
    const newest = await newestTrustList(transaction);
    if (newest === undefined) return { kind: 'conflict', message: sentences.noGovernance };
    if (!isKeyText(keyId) || !isKeyText(publicKey)) return { kind: 'malformed' };
    const signed = signedBytes('key', userId, keyId, publicKey);
    const { places } = newest.list;
    const refusal = await refusalOfAssertion(assertion, { publicKey, places, signed });
    if (refusal !== undefined) {
      const { message, event } = SIGNATURE_REFUSALS[refusal];
      await recordEvent(transaction, enrolment, event, userId);
      return { kind: 'refused', message };
    }
    // Passkeys of people whose accounts are deleted remain on the list.
    const isListed = keyHolder(newest.list, keyId) !== undefined;
    const key = { id: keyId, userId, publicKey, label, enrolledAt: now };
    if (isListed || !(await insertSigningKey(transaction, key))) {
      return { kind: 'conflict', message: sentences.keyKnown };
    }
    await recordEvent(transaction, enrolment, 'content-key-enrolled', userId);
    return { kind: 'enrolled' };
  });
}

/**
 * Gives up one of a user's passkeys. It still vouches for what has been published so far. Returns false when the user
 * has no such passkey.
 */
export function giveUpKey(
  database: Database,
  { userId, keyId, ...occasion }: Occasion & { readonly userId: string; readonly keyId: string },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await lockContent(transaction);
    const own = await signingKeysOf(transaction, userId);
    if (!own.some(({ id, lastVersion }) => id === keyId && lastVersion === null)) return false;
    await setLastVersion(transaction, keyId, await headVersion(transaction));
    await recordEvent(transaction, occasion, 'content-key-given-up', userId);
    return true;
  });
}
