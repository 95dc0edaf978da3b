import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { ContentRole } from '@first60/contract';
import { canonicalJson } from '@first60/edition';
import {
  type Assertion,
  digestOfText,
  type ListedPerson,
  type PasskeyPlace,
  signedTrust,
  type TrustList,
} from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { setContentRoles } from '../store/content-people.ts';
import { insertTrustList } from '../store/trust-lists.ts';
import { PLACE } from './test-governance.ts';

/** A passkey of a test: that of a browser, or one in software. */
export interface TestPasskey {
  readonly keyId: string;
  readonly publicKey: string;
  readonly sign: (signed: Uint8Array) => Assertion | Promise<Assertion>;
}

export interface TestApprover<Passkey extends TestPasskey = TestPasskey> {
  readonly id: string;
  readonly name: string;
  readonly role: ListedPerson['role'];
  readonly passkey: Passkey;
}

export const AGENCY = 'Test Agency';

/** An agency in a database, with the key that signs its trust lists. */
export interface TestGovernance {
  /** Makes the next list of these people, signs it with the recovery key, and puts it in force. */
  readonly trust: (people: readonly ListedPerson[]) => Promise<TrustList>;
  readonly newest: () => TrustList;
}

/** What `content init` does: a recovery key, a freshness key, and the first list, which names nobody. */
export async function beginGovernance(
  database: Database,
  { now, places = [PLACE] }: { now: number; places?: readonly PasskeyPlace[] },
): Promise<TestGovernance> {
  const recovery = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const freshness = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let newest: TrustList = {
    format: 1,
    agency: AGENCY,
    version: 1,
    previous: null,
    at: now,
    recoveryKey: spkiOf(recovery.publicKey),
    freshnessKey: spkiOf(freshness.publicKey),
    places,
    people: [],
  };
  const keep = (text: string) => {
    const signature = sign('sha256', signedTrust(text), { key: recovery.privateKey, dsaEncoding: 'ieee-p1363' });
    return insertTrustList(database, newest.version, {
      text,
      recovery: signature.toString('base64url'),
      assertions: [],
    });
  };
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

const spkiOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64url');

/** Gives an account content roles, as an administrator does. */
export const giveContentRoles = (
  database: Database,
  userId: string,
  roles: readonly ContentRole[],
  title = '',
): Promise<void> => setContentRoles(database, userId, { roles, title });

/** Gives an account the role of an approver, and enrols its passkey. */
export async function enrolApprover(
  database: Database,
  { id, role, passkey }: TestApprover,
  now: number,
): Promise<void> {
  await giveContentRoles(database, id, [role], TITLES[role]);
  await database
    .insertInto('signing_keys')
    .values({
      id: passkey.keyId,
      user_id: id,
      public_key: passkey.publicKey,
      label: 'Test',
      enrolled_at: now,
      last_version: null,
    })
    .execute();
}

const TITLES = { director: 'Medical Director', reviewer: 'Clinical Reviewer' } as const;

/** An approver as a trust list names them. */
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
