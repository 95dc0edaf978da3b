import { randomUUIDv7 } from 'node:crypto';
import { CERTIFICATION_LEVELS, DISCLAIMER_VERSION, type User } from '@first60/contract';
import type { Database, Schema } from '../database/schema.ts';
import { forgetEndedSessions } from './ended-sessions.ts';
import { fromFlag } from './flag.ts';
import { deletePasswordCode } from './password-codes.ts';

const COLUMNS = [
  'users.id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.certification_level',
  'users.department',
  'users.is_active',
  'users.is_admin',
  'users.created_at',
  'users.last_login_at',
] as const satisfies readonly `users.${keyof Schema['users']}`[];

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly certificationLevel: string | null;
  readonly department: string | null;
}

/** Every user, and whether each has accepted the current disclaimer. Never selects the password hash. */
export function selectUsers(database: Database) {
  return database
    .selectFrom('users')
    .leftJoin('disclaimer_acceptances as acceptance', (join) =>
      join.onRef('acceptance.user_id', '=', 'users.id').on('acceptance.version', '=', DISCLAIMER_VERSION),
    )
    .select(COLUMNS)
    .select('acceptance.accepted_at as disclaimer_accepted_at');
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    certificationLevel: CERTIFICATION_LEVELS.find((level) => level === row.certification_level) ?? null,
    department: row.department,
    isActive: fromFlag(row.is_active),
    isAdmin: fromFlag(row.is_admin),
    createdAt: new Date(row.created_at).toISOString(),
    lastLoginAt: row.last_login_at === null ? null : new Date(row.last_login_at).toISOString(),
    disclaimerAccepted: row.disclaimer_accepted_at !== null,
  };
}

export async function userById(database: Database, id: string): Promise<User | undefined> {
  const row = await selectUsers(database).where('users.id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

/** The e-mail addresses of these accounts, by id. */
export async function emailsOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

export async function userByEmail(database: Database, email: string): Promise<User | undefined> {
  const row = await selectUsers(database).where('users.email', '=', email).executeTakeFirst();
  return row && toUser(row);
}

/** Oldest first. */
export async function allUsers(database: Database): Promise<User[]> {
  const rows = await selectUsers(database).orderBy('users.created_at').orderBy('users.id').execute();
  return rows.map(toUser);
}

/** The data that sign-in needs before the password is checked. */
export function credentialsByEmail(database: Database, email: string) {
  return database
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Creates the user, who counts as signed in from now on. Undefined when the e-mail is taken. */
export async function insertUser(database: Database, user: NewUser, now: number): Promise<string | undefined> {
  const inserted = await database
    .insertInto('users')
    .values({
      id: randomUUIDv7(),
      email: user.email,
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      certification_level: user.certificationLevel,
      department: user.department,
      created_at: now,
      last_login_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/**
 * Returns the user's secrets and rights, and locks the row until the transaction ends. Any other decision about this
 * user waits, and then sees the result of this one. Undefined when the account no longer exists.
 */
export async function lockUser(transaction: Database, id: string) {
  const row = await transaction
    .updateTable('users')
    .set((eb) => ({ password_hash: eb.ref('password_hash') }))
    .where('id', '=', id)
    .returning(['password_hash as passwordHash', 'is_active', 'is_admin'])
    .executeTakeFirst();
  return row && { passwordHash: row.passwordHash, isActive: fromFlag(row.is_active), isAdmin: fromFlag(row.is_admin) };
}

export async function recordLogin(database: Database, id: string, now: number): Promise<void> {
  await database.updateTable('users').set({ last_login_at: now }).where('id', '=', id).execute();
}

/** A new password invalidates an unused code and ends the reset state. */
export async function setPasswordHash(database: Database, id: string, passwordHash: string): Promise<void> {
  await database.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await deletePasswordCode(database, id);
  await forgetEndedSessions(database, id, 'password-reset');
}

export interface AccountChange {
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined leaves the field unchanged, null clears it. */
  readonly certificationLevel: string | null | undefined;
  readonly department: string | null | undefined;
}

export async function updateAccount(database: Database, id: string, change: AccountChange): Promise<void> {
  await database
    .updateTable('users')
    .set({
      first_name: change.firstName,
      last_name: change.lastName,
      ...(change.certificationLevel !== undefined && { certification_level: change.certificationLevel }),
      ...(change.department !== undefined && { department: change.department }),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes the user and everything that refers to them. Recorded events remain, without a name. */
export async function deleteUser(database: Database, id: string): Promise<void> {
  await database.deleteFrom('trust_signatures').where('user_id', '=', id).execute();
  await database.deleteFrom('users').where('id', '=', id).execute();
}
