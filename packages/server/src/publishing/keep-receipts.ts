import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordEvent } from '../store/audit-events.ts';
import { headEdition } from '../store/editions.ts';
import { insertReceipts, type Receipt, receiptsAfter, receiptsOf } from '../store/receipts.ts';
import { lockUser } from '../store/users.ts';
import type { DeskRequest } from './desk-caller.ts';

/**
 * How many editions a restored backup may be behind. A receipt of a higher one is not kept: the next edition must be
 * above every receipt, and nobody may use up the numbers.
 */
const BEHIND = 1000;
const DAY = 86_400_000;
/**
 * Rows that one user adds in a day. A device adds one with each edition, so nobody has as many, and nobody fills the
 * database with devices that there are not.
 */
const NEW_IN_A_DAY = 100;

/** How long until there is room for more, in milliseconds. */
type Full = { readonly wait: number };

/**
 * Keeps which editions a user's devices have installed: all of a call or, when they are too many, none. One that is
 * there already changes nothing. Undefined when they are kept.
 */
export function keepReceipts(
  database: Database,
  { receipts, ...request }: DeskRequest & { readonly receipts: readonly Receipt[] },
): Promise<Full | undefined> {
  const { userId, now } = request;
  return inTransaction(database, async (transaction) => {
    const version = (await headEdition(transaction))?.version ?? 0;
    const kept = receipts.filter((receipt) => receipt.version <= version + BEHIND);
    if (kept.length === 0) return undefined;
    // Two calls of one user at once must not both see the last room.
    await lockUser(transaction, userId);
    const added = await notThereYet(transaction, userId, kept);
    if (added.length === 0) return undefined;
    const today = await receiptsAfter(transaction, userId, now - DAY);
    if (today.count + added.length > NEW_IN_A_DAY) return { wait: (today.first ?? now) + DAY - now };
    await insertReceipts(transaction, userId, added, now);
    // Either the server was restored from a backup, or somebody names an edition that there is not.
    if (added.some((receipt) => receipt.version > version)) {
      await recordEvent(transaction, request, 'content-receipt-unknown', userId);
    }
    return undefined;
  });
}

/** Each device and version once. */
async function notThereYet(
  transaction: Database,
  userId: string,
  receipts: readonly Receipt[],
): Promise<readonly Receipt[]> {
  const nameOf = ({ deviceId, version }: Pick<Receipt, 'deviceId' | 'version'>) => `${deviceId} ${version}`;
  const named = new Map(receipts.map((receipt) => [nameOf(receipt), receipt]));
  const versions = new Set(receipts.map(({ version }) => version));
  for (const there of await receiptsOf(transaction, userId, [...versions])) named.delete(nameOf(there));
  return [...named.values()];
}
