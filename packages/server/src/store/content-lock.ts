import type { Database } from '../database/schema.ts';

/**
 * Decisions about the content and about who signs it wait here for the previous transaction to end. Who also takes
 * `lockRoles` takes that one first.
 */
export async function lockContent(transaction: Database): Promise<void> {
  await transaction
    .updateTable('locks')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('name', '=', 'content')
    .execute();
}

/** How many decisions there were. What was read of the content holds until the next one. */
export async function contentDecisions(database: Database): Promise<number> {
  const row = await database.selectFrom('locks').select('taken').where('name', '=', 'content').executeTakeFirst();
  return row?.taken ?? 0;
}
