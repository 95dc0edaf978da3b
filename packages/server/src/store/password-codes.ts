import type { Database } from '../database/schema.ts';

export interface StoredArrest {
  readonly codeHash: string;
  readonly expiresAt: number;
}

/** Only the newest one is valid. */
export async function keepPasswordCode(database: Database, userId: string, code: StoredArrest): Promise<void> {
  const values = { code_hash: code.codeHash, expires_at: code.expiresAt };
  await database
    .insertInto('password_codes')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The hash of the user's code until it expires. */
export async function passwordCodeOf(database: Database, userId: string, now: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('password_codes')
    .select('code_hash as codeHash')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.codeHash;
}

export async function deletePasswordCode(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('password_codes').where('user_id', '=', userId).execute();
}
