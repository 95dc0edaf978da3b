import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordEvent } from '../store/audit-events.ts';
import { headEdition } from '../store/editions.ts';
import { insertReceipts, type Receipt } from '../store/receipts.ts';
import type { DeskRequest } from './desk-caller.ts';

/**
 * How many editions a restored backup may be behind. A receipt of a higher one is not kept: the next edition must be
 * above every receipt, and nobody may use up the numbers.
 */
const BEHIND = 1000;

/** Keeps which editions a user's devices have installed. One that is there already changes nothing. */
export function keepReceipts(
  database: Database,
  { receipts, ...request }: DeskRequest & { readonly receipts: readonly Receipt[] },
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const version = (await headEdition(transaction))?.version ?? 0;
    const kept = receipts.filter((receipt) => receipt.version <= version + BEHIND);
    if (kept.length === 0) return;
    const added = await insertReceipts(transaction, request.userId, kept, request.now);
    // Either the server was restored from a backup, or somebody names an edition that there is not.
    if (added.some((receipt) => receipt.version > version)) {
      await recordEvent(transaction, request, 'content-receipt-unknown', request.userId);
    }
  });
}
