import type { Database } from '../database/schema.ts';

export interface SigningKey {
  readonly id: string;
  readonly userId: string;
  readonly publicKey: string;
  readonly label: string;
  readonly enrolledAt: number;
  /** null while the key is in use. */
  readonly lastVersion: number | null;
}

const selectKeys = (database: Database) =>
  database
    .selectFrom('signing_keys')
    .select([
      'id',
      'user_id as userId',
      'public_key as publicKey',
      'label',
      'enrolled_at as enrolledAt',
      'last_version as lastVersion',
    ])
    .orderBy('enrolled_at')
    .orderBy('id');

export const allSigningKeys = (database: Database): Promise<SigningKey[]> => selectKeys(database).execute();

/** Includes the passkeys that were given up. Oldest first. */
export const signingKeysOf = (database: Database, userId: string): Promise<SigningKey[]> =>
  selectKeys(database).where('user_id', '=', userId).execute();

/** Returns false when any user already has a passkey with this id. */
export async function insertSigningKey(database: Database, key: Omit<SigningKey, 'lastVersion'>): Promise<boolean> {
  const inserted = await database
    .insertInto('signing_keys')
    .values({
      id: key.id,
      user_id: key.userId,
      public_key: key.publicKey,
      label: key.label,
      enrolled_at: key.enrolledAt,
      last_version: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function setLastVersion(database: Database, id: string, lastVersion: number): Promise<void> {
  await database.updateTable('signing_keys').set({ last_version: lastVersion }).where('id', '=', id).execute();
}
