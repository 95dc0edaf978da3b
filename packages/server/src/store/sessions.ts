import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import { toFlag } from './flag.ts';
import { selectUsers, toUser } from './users.ts';

const DAY = 86_400_000;
export const SESSION_LIFETIME = 30 * DAY;
/** A session in use is prolonged once an hour, not at every request: each renewal is a write to disk. */
const RENEWAL_INTERVAL = DAY / 24;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Starts a session and returns its token: 256 random bits that exist nowhere else but in the user's cookie. */
export async function insertSession(database: Database, userId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created_at: now,
      renewed_at: now,
      expires_at: now + SESSION_LIFETIME,
    })
    .execute();
  return token;
}

/** The active user behind a token, and whether the session was just prolonged (the cookie must follow). */
export async function userBySession(
  database: Database,
  token: string,
  now: number,
): Promise<{ user: User; renewed: boolean } | undefined> {
  const tokenHash = hashOf(token);
  const row = await selectUsers(database)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select('sessions.renewed_at')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', toFlag(true))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const renewed = now - row.renewed_at >= RENEWAL_INTERVAL;
  if (renewed) {
    await database
      .updateTable('sessions')
      .set({ renewed_at: now, expires_at: now + SESSION_LIFETIME })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return { user: toUser(row), renewed };
}

export async function deleteSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
}

export async function deleteSessionsOfUser(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
