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
