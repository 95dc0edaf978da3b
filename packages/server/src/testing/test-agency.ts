import { canonicalJson } from '@first60/edition';
import { digestOfText, type ListedPerson, type TrustList } from '@first60/seal';
import type { SoftwarePasskey } from '../../../../e2e/fixtures/software-passkey.ts';
import type { Database } from '../database/schema.ts';
import { setContentRoles } from '../store/content-people.ts';
import { insertSigningKey } from '../store/signing-keys.ts';
import { insertTrustList } from '../store/trust-lists.ts';
import { createRecoveryKey } from '../trust/recovery-key.ts';
import { newFreshnessKey, PLACE } from './test-governance.ts';

export interface TestApprover {
  readonly id: string;
  readonly name: string;
  readonly role: ListedPerson['role'];
  readonly passkey: SoftwarePasskey;
}

export const AGENCY = 'Test Agency';

/**
 * An agency in a database. Its trust lists contain what a test needs, and are not derived from its roles and passkeys.
 */
export interface TestGovernance {
  /** Makes the next list with these people, signs it with the recovery key, and puts it in force. */
  readonly trust: (people: readonly ListedPerson[]) => Promise<TrustList>;
  readonly newest: () => TrustList;
}

/** Creates the first list, which names nobody. */
export async function beginGovernance(database: Database, now: number): Promise<TestGovernance> {
  const { key: recovery } = createRecoveryKey();
  let newest: TrustList = {
    format: 1,
    agency: AGENCY,
    version: 1,
    previous: null,
    at: now,
    recoveryKey: recovery.publicKey,
    freshnessKey: newFreshnessKey().publicKey,
    places: [PLACE],
    people: [],
  };
  const keep = (text: string) =>
    insertTrustList(database, newest.version, { text, recovery: recovery.sign(text), assertions: [] });
  await keep(canonicalJson(newest));
  return {
    newest: () => newest,
    trust: async (people) => {
      const previous = await digestOfText(canonicalJson(newest));
      newest = { ...newest, version: newest.version + 1, previous, people };
      await keep(canonicalJson(newest));
      return newest;
    },
  };
}

/** Gives an account an approver's role, and enrols its passkey. */
export async function enrolApprover(
  database: Database,
  { id, role, passkey }: TestApprover,
  now: number,
): Promise<void> {
  await setContentRoles(database, id, { roles: [role], title: TITLES[role] });
  const { keyId, publicKey } = passkey;
  await insertSigningKey(database, { id: keyId, userId: id, publicKey, label: 'Test', enrolledAt: now });
}

const TITLES = { director: 'Medical Director', reviewer: 'Clinical Reviewer' } as const;

/** An approver as listed in a trust list. */
export const listedPerson = (
  { id, name, role, passkey }: TestApprover,
  lastVersion: number | null = null,
): ListedPerson => ({
  id,
  name,
  title: TITLES[role],
  role,
  keys: [{ id: passkey.keyId, publicKey: passkey.publicKey, lastVersion }],
});
