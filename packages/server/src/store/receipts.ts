import type { Database } from '../database/schema.ts';

export interface Receipt {
  /** Id that the device generated for itself. */
  readonly deviceId: string;
  readonly version: number;
  /** Digest of the manifest. */
  readonly digest: string;
  readonly installedAt: number;
}

/** Stores the receipts that are not stored yet. */
export async function insertReceipts(
  database: Database,
  userId: string,
  receipts: readonly Receipt[],
  now: number,
): Promise<void> {
  await database
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
    .execute();
}

/** Those of the given versions that a user's devices have already reported. */
export function receiptsOf(database: Database, userId: string, versions: readonly number[]) {
  return database
    .selectFrom('receipts')
    .select(['device_id as deviceId', 'version'])
    .where('user_id', '=', userId)
    .where('version', 'in', versions)
    .execute();
}

/** The number of receipts that a user added after a given time, and when the first of them was added. */
export async function receiptsAfter(
  database: Database,
  userId: string,
  time: number,
): Promise<{ readonly count: number; readonly first: number | null }> {
  const row = await database
    .selectFrom('receipts')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('received_at').as('first')])
    .where('user_id', '=', userId)
    .where('received_at', '>', time)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), first: row.first === null ? null : Number(row.first) };
}

/** The highest version reported by any device. 0 when there are no reports. */
export async function highestReceipt(database: Database): Promise<number> {
  const row = await database
    .selectFrom('receipts')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return Number(row?.version ?? 0);
}

/** For each version, the number of devices that have it as their newest. */
export async function devicesByVersion(database: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .selectFrom('receipts')
    .select((eb) => ['device_id', eb.fn.max('version').as('version')])
    .groupBy('device_id')
    .execute();
  return new Map([...Map.groupBy(rows, ({ version }) => Number(version))].map(([version, of]) => [version, of.length]));
}

/** Number of devices that have reported this version. */
export async function devicesWith(database: Database, version: number): Promise<number> {
  const row = await database
    .selectFrom('receipts')
    .select(({ fn }) => fn.count<number | string>('device_id').distinct().as('devices'))
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(row?.devices ?? 0);
}

/** Receipts with the names of the accounts, newest first. */
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

/** Receipts show who has which edition, so they are kept no longer than necessary. */
export async function deleteReceiptsBefore(database: Database, time: number): Promise<void> {
  await database.deleteFrom('receipts').where('received_at', '<', time).execute();
}
