import { type SignedTrustList, type TrustList, trustListOf } from '@first60/seal';
import type { Database } from '../database/schema.ts';

/** A list that is or was in force. */
export interface StoredTrustList {
  readonly text: string;
  readonly list: TrustList;
}

/** The newest list. Undefined before `content init`. */
export async function newestTrustList(database: Database): Promise<StoredTrustList | undefined> {
  const row = await database
    .selectFrom('trust_lists')
    .select('text')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && parsed(row.text);
}

/** The first list, whose recovery key devices pin. */
export async function firstTrustList(database: Database): Promise<StoredTrustList | undefined> {
  const row = await database.selectFrom('trust_lists').select('text').where('version', '=', 1).executeTakeFirst();
  return row && parsed(row.text);
}

function parsed(text: string): StoredTrustList {
  const list = trustListOf(text);
  if (list === undefined) throw new Error('A stored trust list cannot be read');
  return { text, list };
}

/** Every list, starting with the first, in the order in which devices verify them. */
export async function allTrustLists(database: Database): Promise<SignedTrustList[]> {
  const rows = await database.selectFrom('trust_lists').selectAll().orderBy('version').execute();
  return rows.map(({ text, recovery, assertions }) => ({ text, recovery, assertions: JSON.parse(assertions) }));
}

export async function insertTrustList(
  database: Database,
  version: number,
  { text, recovery, assertions }: SignedTrustList,
): Promise<void> {
  await database
    .insertInto('trust_lists')
    .values({ version, text, recovery, assertions: JSON.stringify(assertions) })
    .execute();
}
