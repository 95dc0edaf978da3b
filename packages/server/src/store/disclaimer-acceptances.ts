import { DISCLAIMER_VERSION } from '@first60/contract';
import type { Database } from '../database/schema.ts';

/** Records the acceptance of the current version. A repeated one changes nothing: the first time counts. */
export async function insertDisclaimerAcceptance(database: Database, userId: string, now: number): Promise<void> {
  await database
    .insertInto('disclaimer_acceptances')
    .values({ user_id: userId, version: DISCLAIMER_VERSION, accepted_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
    .execute();
}
