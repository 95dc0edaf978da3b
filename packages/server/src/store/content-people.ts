import { CONTENT_ROLES, type ContentRole } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import { fromFlag } from './flag.ts';

const COLUMN = { editor: 'is_editor', reviewer: 'is_reviewer', director: 'is_director' } as const;

/** What a user may do with the content. Nothing for most users, also for administrators. */
export async function contentRolesOf(database: Database, userId: string): Promise<readonly ContentRole[]> {
  const row = await database
    .selectFrom('content_people')
    .select(['is_editor', 'is_reviewer', 'is_director'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? [] : CONTENT_ROLES.filter((role) => fromFlag(row[COLUMN[role]]));
}
