import type { User } from '@first60/contract';
import type { CompiledQuery } from 'kysely';
import { committedRow } from '../database/committed-row.ts';
import type { Database } from '../database/schema.ts';
import { toFlag } from '../store/flag.ts';
import { hashOf, SESSION_LIFETIME } from '../store/sessions.ts';
import { selectUsers, toUser } from '../store/users.ts';

/** A session in use is extended once an hour rather than on every request, because each renewal is a write to disk. */
const RENEWAL_INTERVAL = 3_600_000;

/** Placeholders for the values of one lookup in the query that all lookups share. */
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

/** This runs on every request, and building the query takes several times as long as running it. */
function sessionByHash(database: Database, tokenHash: string, now: number) {
  const compiled = compiledQueries.get(database) ?? sessionQuery(database);
  compiledQueries.set(database, compiled);
  const parameters = compiled.parameters.map((value) => {
    if (value === ANY_TOKEN) return tokenHash;
    return value === ANY_TIME ? now : value;
  });
  return committedRow<SessionRow>(database, { ...compiled, parameters }, tokenHash);
}

export interface CallerSession {
  readonly user: User;
  readonly sessionId: string;
  /** The session was just extended, so the cookie must be set again. */
  readonly renewed: boolean;
}

type Found = CallerSession | undefined;

const users = new WeakMap<SessionRow, User>();

/** Returns the same frozen object for the same row, so that its serialized text can be cached too. */
function userOf(row: SessionRow): User {
  const before = users.get(row);
  if (before !== undefined) return before;
  const user = Object.freeze(toUser(row));
  users.set(row, user);
  return user;
}

/** The active user of a token. Returned without a promise when the database answers immediately. */
export function userBySession(database: Database, token: string, now: number): Found | Promise<Found> {
  const tokenHash = hashOf(token);
  const sessionOf = (row: SessionRow | undefined): Found | Promise<Found> => {
    if (row === undefined) return undefined;
    const session = { user: userOf(row), sessionId: row.session_id };
    if (now - row.renewed_at < RENEWAL_INTERVAL) return { ...session, renewed: false };
    return prolong(database, tokenHash, now).then(() => ({ ...session, renewed: true }));
  };
  const row = sessionByHash(database, tokenHash, now);
  return row instanceof Promise ? row.then(sessionOf) : sessionOf(row);
}

async function prolong(database: Database, tokenHash: string, now: number): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ renewed_at: now, expires_at: now + SESSION_LIFETIME })
    .where('token_hash', '=', tokenHash)
    .execute();
}
