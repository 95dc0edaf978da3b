import { sql } from 'kysely';
import type { Database, Schema } from '../database/schema.ts';
import { deleteSessionsOfUser, hashOf } from './sessions.ts';

export type EndReason = Schema['ended_sessions']['reason'];

/** Ends all of the user's sessions, and stores the reason until they would have expired. */
export async function endSessionsOfUser(
  database: Database,
  userId: string,
  { reason, now }: { reason: EndReason; now: number },
): Promise<void> {
  await database.deleteFrom('ended_sessions').where('expires_at', '<=', now).execute();
  // In one statement without a list, because a user may have more sessions than a statement may have values.
  await database
    .insertInto('ended_sessions')
    .columns(['token_hash', 'user_id', 'expires_at', 'reason'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select(['token_hash', 'user_id', 'expires_at', sql<EndReason>`cast(${reason} as text)`.as('reason')])
        .where('user_id', '=', userId),
    )
    .execute();
  await deleteSessionsOfUser(database, userId);
}

/** Why another person ended a token's session. Undefined for any other token. */
export async function whyEnded(database: Database, token: string, now: number): Promise<EndReason | undefined> {
  const row = await database
    .selectFrom('ended_sessions')
    .select('reason')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.reason;
}

/** Called when the reason no longer applies: the account is active again, or has a new password. */
export async function forgetEndedSessions(database: Database, userId: string, reason: EndReason): Promise<void> {
  await database.deleteFrom('ended_sessions').where('user_id', '=', userId).where('reason', '=', reason).execute();
}
