import type { Database } from '../database/schema.ts';

export interface Receipt {
  /** Made by the device for itself. */
  readonly deviceId: string;
  readonly version: number;
  /** Of the manifest. */
  readonly digest: string;
  readonly installedAt: number;
}

/** Those that were not there yet. */
export async function insertReceipts(
  database: Database,
  userId: string,
  receipts: readonly Receipt[],
  now: number,
): Promise<Array<{ version: number }>> {
  return database
    .insertInto('receipts')
    .values(
      receipts.map(({ deviceId, version, digest, installedAt }) => ({
        user_id: userId,
        device_id: deviceId,
        version,
        digest,
        installed_at: installedAt,
        received_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id', 'version']).doNothing())
    .returning('version')
    .execute();
}

/** The highest version that a device says it holds. 0 when none says so. */
export async function highestReceipt(database: Database): Promise<number> {
  const row = await database
    .selectFrom('receipts')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return Number(row?.version ?? 0);
}

/** How many devices have each version as their newest. */
export async function devicesByVersion(database: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .selectFrom('receipts')
    .select((eb) => ['device_id', eb.fn.max('version').as('version')])
    .groupBy('device_id')
    .execute();
  return new Map([...Map.groupBy(rows, ({ version }) => Number(version))].map(([version, of]) => [version, of.length]));
}

/** With the names of the accounts, newest first. */
export function receiptsWithNames(database: Database) {
  return database
    .selectFrom('receipts')
    .innerJoin('users', 'users.id', 'receipts.user_id')
    .select([
      'users.first_name as firstName',
      'users.last_name as lastName',
      'receipts.device_id as deviceId',
      'receipts.version',
      'receipts.installed_at as installedAt',
      'receipts.received_at as receivedAt',
    ])
    .orderBy('receipts.received_at', 'desc')
    .orderBy('receipts.version', 'desc')
    .orderBy('receipts.device_id')
    .execute();
}

/** Says who has what, so it is kept no longer than it is needed. */
export async function deleteReceiptsBefore(database: Database, time: number): Promise<void> {
  await database.deleteFrom('receipts').where('received_at', '<', time).execute();
}
