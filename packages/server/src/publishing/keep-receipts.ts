import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordEvent } from '../store/audit-events.ts';
import { headEdition } from '../store/editions.ts';
import { insertReceipts, type Receipt, receiptsAfter, receiptsOf } from '../store/receipts.ts';
import { lockUser } from '../store/users.ts';
import type { DeskRequest } from './desk-caller.ts';

/**
 * Number of editions that a restored backup may be behind. Receipts with a higher version are ignored: the next edition
 * must have a higher version than every receipt, so such receipts could use up the version numbers.
 */
const BEHIND = 1000;
const DAY = 86_400_000;
/**
 * Maximum number of rows that one user may add per day. A device adds one row per edition, so no real user adds this
 * many. The limit stops users from filling the database with devices that do not exist.
 */
const NEW_IN_A_DAY = 100;

/** Time until there is room for more, in milliseconds. */
type Full = { readonly wait: number };

/**
 * Records which editions a user's devices have installed. Either all receipts in a call are kept or, when there are too
 * many, none. A receipt that already exists changes nothing. Returns undefined when they were kept.
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
    // Two simultaneous calls of one user must not both claim the last free rows.
    await lockUser(transaction, userId);
    const added = await notThereYet(transaction, userId, kept);
    if (added.length === 0) return undefined;
    const today = await receiptsAfter(transaction, userId, now - DAY);
    if (today.count + added.length > NEW_IN_A_DAY) return { wait: (today.first ?? now) + DAY - now };
    await insertReceipts(transaction, userId, added, now);
    // Either the server was restored from a backup, or someone named an edition that does not exist.
    if (added.some((receipt) => receipt.version > version)) {
      await recordEvent(transaction, request, 'content-receipt-unknown', userId);
    }
    return undefined;
  });
}

/** The receipts that are not stored yet, one for each device and version. */
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
