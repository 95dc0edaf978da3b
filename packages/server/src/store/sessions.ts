import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Session, User } from '@first60/contract';
import type { CompiledQuery } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toFlag } from './flag.ts';
import { selectUsers, toUser } from './users.ts';

const DAY = 86_400_000;
export const SESSION_LIFETIME = 30 * DAY;
/** A session in use is prolonged once an hour, not at every request: each renewal is a write to disk. */
const RENEWAL_INTERVAL = DAY / 24;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Starts a session and returns its token: 256 random bits that exist nowhere else but in the user's cookie. */
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

/** Stand for the values of one lookup in the query that all lookups share. */
const ANY_TOKEN = '(token)';
const ANY_TIME = -1;

const sessionQuery = (database: Database) =>
  selectUsers(database)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['sessions.id as session_id', 'sessions.renewed_at'])
    .where('sessions.token_hash', '=', ANY_TOKEN)
    .where('sessions.expires_at', '>', ANY_TIME)
    .where('users.is_active', '=', toFlag(true));

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionQuery>['executeTakeFirstOrThrow']>>;

const compiledQueries = new WeakMap<Database, CompiledQuery>();

/** Every request asks this, and putting the query together takes several times as long as running it. */
async function sessionByHash(database: Database, tokenHash: string, now: number) {
  const compiled = compiledQueries.get(database) ?? sessionQuery(database).compile();
  compiledQueries.set(database, compiled);
  const values = new Map<unknown, unknown>([
    [ANY_TOKEN, tokenHash],
    [ANY_TIME, now],
  ]);
  const parameters = compiled.parameters.map((value) => (values.has(value) ? values.get(value) : value));
  const { rows } = await database.executeQuery<SessionRow>({ ...compiled, parameters });
  return rows[0];
}

/** The active user behind a token, and whether the session was just prolonged (the cookie must follow). */
export async function userBySession(
  database: Database,
  token: string,
  now: number,
): Promise<{ user: User; sessionId: string; renewed: boolean } | undefined> {
  const tokenHash = hashOf(token);
  const row = await sessionByHash(database, tokenHash, now);
  if (row === undefined) return undefined;
  const renewed = now - row.renewed_at >= RENEWAL_INTERVAL;
  if (renewed) {
    await database
      .updateTable('sessions')
      .set({ renewed_at: now, expires_at: now + SESSION_LIFETIME })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return { user: toUser(row), sessionId: row.session_id, renewed };
}

export async function deleteSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
}

/** All of them, or all but one. */
export async function deleteSessionsOfUser(database: Database, userId: string, except?: string): Promise<void> {
  const all = database.deleteFrom('sessions').where('user_id', '=', userId);
  await (except === undefined ? all : all.where('id', '!=', except)).execute();
}

/** False when the user has no such session. */
export async function deleteSessionOfUser(database: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The live ones, last used first. */
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
