import type { Database } from '../database/schema.ts';

/** In the order in which they were added. */
export function favoritesOfUser(database: Database, userId: string) {
  return database
    .selectFrom('favorites')
    .select(['medication_id as medicationId', 'added_at as addedAt'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('medication_id')
    .execute();
}

export interface NewFavorite {
  readonly userId: string;
  readonly medicationId: string;
  readonly now: number;
}

/** Returns false and changes nothing when it already existed. */
export async function insertFavorite(database: Database, { userId, medicationId, now }: NewFavorite): Promise<boolean> {
  const inserted = await database
    .insertInto('favorites')
    .values({ user_id: userId, medication_id: medicationId, added_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'medication_id']).doNothing())
    .returning('medication_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns false when it did not exist. */
export async function deleteFavorite(database: Database, userId: string, medicationId: string): Promise<boolean> {
  const deleted = await database
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('medication_id', '=', medicationId)
    .returning('medication_id')
    .executeTakeFirst();
  return deleted !== undefined;
}
