import type { Assertion } from '@first60/seal';
import type { Database } from '../database/schema.ts';

/** The signatures on a list that is not in force yet, in the order in which they were made. */
export async function signaturesOn(
  database: Database,
  text: string,
): Promise<readonly { userId: string; assertion: Assertion }[]> {
  const rows = await database
    .selectFrom('trust_signatures')
    .select(['user_id', 'assertion'])
    .where('text', '=', text)
    .orderBy('at')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id, assertion }) => ({ userId: user_id, assertion: JSON.parse(assertion) }));
}

export async function insertTrustSignature(
  database: Database,
  { text, userId, assertion, now }: { text: string; userId: string; assertion: Assertion; now: number },
): Promise<void> {
  await database
    .insertInto('trust_signatures')
    .values({ text, user_id: userId, assertion: JSON.stringify(assertion), at: now })
    .execute();
}

/** Called when a list has come into force, because no other list can then follow its predecessor. */
export async function deleteTrustSignatures(database: Database): Promise<void> {
  await database.deleteFrom('trust_signatures').execute();
}
