import type { SignedRecall } from '@first60/seal';
import type { Database } from '../database/schema.ts';

/** Every event, in the order of its sequence. */
export async function recallEvents(database: Database): Promise<SignedRecall[]> {
  const rows = await database.selectFrom('recalls').select(['text', 'assertion']).orderBy('sequence').execute();
  return rows.map(({ text, assertion }) => ({ text, assertion: JSON.parse(assertion) }));
}

/** Sequence of the newest event. 0 before the first. */
export async function newestRecall(database: Database): Promise<number> {
  const row = await database
    .selectFrom('recalls')
    .select((eb) => eb.fn.max('sequence').as('sequence'))
    .executeTakeFirst();
  return Number(row?.sequence ?? 0);
}

export async function insertRecall(
  database: Database,
  sequence: number,
  { text, assertion }: SignedRecall,
  userId: string,
): Promise<void> {
  await database
    .insertInto('recalls')
    .values({ sequence, text, assertion: JSON.stringify(assertion), user_id: userId })
    .execute();
}
