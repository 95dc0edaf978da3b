import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

const DAY = 86_400_000;
/** Longer than a device may stay offline, and therefore longer than a change can wait there. */
const REMEMBERED = 60 * DAY;

interface NamedChange {
  readonly userId: string;
  /** The client's name for the change. Without one, the change is applied each time it arrives. */
  readonly key: string | undefined;
  readonly now: number;
}

/**
 * Applies a change once per name. Returns false without doing anything if this user's change with that name was applied
 * before.
 */
export function applyOnce(
  database: Database,
  { userId, key, now }: NamedChange,
  change: (transaction: Database) => Promise<unknown>,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    if (key !== undefined) {
      await transaction
        .deleteFrom('applied_changes')
        .where('user_id', '=', userId)
        .where('applied_at', '<', now - REMEMBERED)
        .execute();
      const named = await transaction
        .insertInto('applied_changes')
        .values({ user_id: userId, key, applied_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      if (named === undefined) return false;
    }
    await change(transaction);
    return true;
  });
}
