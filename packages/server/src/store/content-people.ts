import { CONTENT_ROLES, type ContentPerson, type ContentRole } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import { fromFlag, toFlag } from './flag.ts';

const COLUMN = { editor: 'is_editor', reviewer: 'is_reviewer', director: 'is_director' } as const;
type RoleColumn = (typeof COLUMN)[ContentRole];
type RoleFlags = Readonly<Record<RoleColumn, 0 | 1>>;

const rolesOfRow = (row: RoleFlags): ContentRole[] => CONTENT_ROLES.filter((role) => fromFlag(row[COLUMN[role]]));

/** A user's content roles. Most users have none, including administrators. */
export async function contentRolesOf(database: Database, userId: string): Promise<readonly ContentRole[]> {
  const row = await database
    .selectFrom('content_people')
    .select(['is_editor', 'is_reviewer', 'is_director'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? [] : rolesOfRow(row);
}

/** The title that editions show for a user, and when the user confirmed the agency's responsibilities. */
export function contentTitleOf(database: Database, userId: string) {
  return database
    .selectFrom('content_people')
    .select(['title', 'regulation_confirmed_at as regulationConfirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

function selectPeople(database: Database) {
  return database
    .selectFrom('content_people')
    .innerJoin('users', 'users.id', 'content_people.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.is_active'])
    .select(['is_editor', 'is_reviewer', 'is_director', 'title'])
    .orderBy('users.created_at')
    .orderBy('users.id');
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>;

const nameOf = (row: PersonRow): string => `${row.first_name} ${row.last_name}`;

/** Everyone with a content role, oldest account first. */
export async function contentPeople(database: Database): Promise<ContentPerson[]> {
  const rows = await selectPeople(database).execute();
  return rows.map((row) => ({
    userId: row.id,
    name: nameOf(row),
    email: row.email,
    roles: rolesOfRow(row),
    title: row.title,
  }));
}

/** A person who may be on a trust list. */
export interface Signer {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly role: 'director' | 'reviewer';
}

/** The reviewers and directors whose accounts are active. A person with both roles counts as a director. */
export async function presentSigners(database: Database): Promise<Signer[]> {
  const rows = await selectPeople(database).where('users.is_active', '=', toFlag(true)).execute();
  return rows.flatMap((row) => {
    if (!fromFlag(row.is_director) && !fromFlag(row.is_reviewer)) return [];
    const role = fromFlag(row.is_director) ? 'director' : 'reviewer';
    return [{ id: row.id, name: nameOf(row), title: row.title, role } as const];
  });
}

/** A person left without any role is deleted, along with their confirmation as a director. */
export async function setContentRoles(
  database: Database,
  userId: string,
  { roles, title }: { roles: readonly ContentRole[]; title: string },
): Promise<void> {
  if (roles.length === 0) {
    await database.deleteFrom('content_people').where('user_id', '=', userId).execute();
    return;
  }
  const values = {
    is_editor: toFlag(roles.includes('editor')),
    is_reviewer: toFlag(roles.includes('reviewer')),
    is_director: toFlag(roles.includes('director')),
    title,
  };
  await database
    .insertInto('content_people')
    .values({ user_id: userId, ...values, regulation_confirmed_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Only the first confirmation counts. */
export async function confirmRegulation(database: Database, userId: string, now: number): Promise<boolean> {
  const confirmed = await database
    .updateTable('content_people')
    .set({ regulation_confirmed_at: now })
    .where('user_id', '=', userId)
    .where('regulation_confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}
