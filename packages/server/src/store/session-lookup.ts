import type { User } from '@first60/contract';
import type { CompiledQuery } from 'kysely';
import { committedRow } from '../database/committed-row.ts';
import type { Database } from '../database/schema.ts';
import { toFlag } from './flag.ts';
import { hashOf, SESSION_LIFETIME } from './sessions.ts';
import { selectUsers, toUser } from './users.ts';

/** A session in use is prolonged once an hour, not at every request: each renewal is a write to disk. */
const RENEWAL_INTERVAL = 3_600_000;

/** Stand for the values of one lookup in the query that all lookups share. */
const ANY_TOKEN = '(token)';
const ANY_TIME = -1;

const sessionQuery = (database: Database) =>
  selectUsers(database)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['sessions.id as session_id', 'sessions.renewed_at'])
    .where('sessions.token_hash', '=', ANY_TOKEN)
    .where('sessions.expires_at', '>', ANY_TIME)
    .where('users.is_active', '=', toFlag(true))
    .compile();

type SessionRow = ReturnType<typeof sessionQuery> extends CompiledQuery<infer Row> ? Row : never;

const compiledQueries = new WeakMap<Database, CompiledQuery<SessionRow>>();

/** Every request asks this, and putting the query together takes several times as long as running it. */
function sessionByHash(database: Database, tokenHash: string, now: number): Promise<SessionRow | undefined> {
  const compiled = compiledQueries.get(database) ?? sessionQuery(database);
  compiledQueries.set(database, compiled);
  const parameters = compiled.parameters.map((value) => {
    if (value === ANY_TOKEN) return tokenHash;
    return value === ANY_TIME ? now : value;
  });
  return committedRow(database, { ...compiled, parameters });
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
