import { DISCLAIMER_VERSION } from '@first60/contract';
import type { Database } from '../database/schema.ts';

/**
 * Records the acceptance of the current version. Only the first acceptance counts, so a repeated one changes nothing
 * and returns false.
 */
export async function insertDisclaimerAcceptance(database: Database, userId: string, now: number): Promise<boolean> {
  const inserted = await database
    .insertInto('disclaimer_acceptances')
    .values({ user_id: userId, version: DISCLAIMER_VERSION, accepted_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Every version that the user accepted, oldest first. */
export function acceptancesOfUser(database: Database, userId: string) {
  return database
    .selectFrom('disclaimer_acceptances')
    .select(['version', 'accepted_at as acceptedAt'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at')
    .execute();
}
