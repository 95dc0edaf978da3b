import type { Database } from '../database/schema.ts';

/**
 * Decisions about the content and its signers wait here for the previous transaction to end. A caller that also needs
 * `lockRoles` must take that lock first.
 */
export async function lockContent(transaction: Database): Promise<void> {
  await transaction
    .updateTable('locks')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('name', '=', 'content')
    .execute();
}

/** Number of decisions made so far. Content that was read stays valid until the next one. */
export async function contentDecisions(database: Database): Promise<number> {
  const row = await database.selectFrom('locks').select('taken').where('name', '=', 'content').executeTakeFirst();
  return row?.taken ?? 0;
}
