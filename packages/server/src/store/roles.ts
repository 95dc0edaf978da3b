import type { Database } from '../database/schema.ts';
import { toFlag } from './flag.ts';

/**
 * Decisions about administrators wait here for the previous transaction to end. If two administrators demote each other
 * at the same moment, only one may succeed.
 */
export async function lockRoles(transaction: Database): Promise<void> {
  await transaction
    .updateTable('locks')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('name', '=', 'roles')
    .execute();
}

export async function setActive(database: Database, id: string, isActive: boolean): Promise<void> {
  await database
    .updateTable('users')
    .set({ is_active: toFlag(isActive) })
    .where('id', '=', id)
    .execute();
}

export async function setAdmin(database: Database, id: string, isAdmin: boolean): Promise<void> {
  await database
    .updateTable('users')
    .set({ is_admin: toFlag(isAdmin) })
    .where('id', '=', id)
    .execute();
}

/** True when an administrator other than the given one can sign in. */
export async function hasOtherActiveAdmin(database: Database, id: string): Promise<boolean> {
  const other = await database
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', toFlag(true))
    .where('is_active', '=', toFlag(true))
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}
