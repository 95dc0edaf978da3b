import { hash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Session } from '@first60/contract';
import type { Database } from '../database/schema.ts';

const DAY = 86_400_000;
export const SESSION_LIFETIME = 30 * DAY;

/** The form in which a token is stored. */
export const hashOf = (token: string): string => hash('sha256', token);

/** Starts a session and returns its token: 256 random bits that exist only in the user's cookie. */
export async function insertSession(
  database: Database,
  { userId, device, now }: { userId: string; device: string; now: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      id: randomUUIDv7(),
      user_id: userId,
      device,
      created_at: now,
      renewed_at: now,
      expires_at: now + SESSION_LIFETIME,
    })
    .execute();
  return token;
}

export async function deleteSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
}

/** Deletes all sessions of a user, or all except one. */
export async function deleteSessionsOfUser(database: Database, userId: string, except?: string): Promise<void> {
  const all = database.deleteFrom('sessions').where('user_id', '=', userId);
  await (except === undefined ? all : all.where('id', '!=', except)).execute();
}

/** Returns false when the user has no such session. */
export async function deleteSessionOfUser(database: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The unexpired sessions, most recently used first. */
export async function sessionsOfUser(
  database: Database,
  userId: string,
  { current, now }: { current: string; now: number },
): Promise<Session[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('renewed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(row.renewed_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    isCurrent: row.id === current,
  }));
}
