import type { Database } from '../database/schema.ts';

/** Stores strings by digest. Existing entries are left unchanged. */
export async function keepParts(database: Database, bodies: ReadonlyMap<string, string>): Promise<void> {
  await database
    .insertInto('content_parts')
    .values([...bodies].map(([digest, body]) => ({ digest, body })))
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}

export async function partBody(database: Database, digest: string): Promise<string | undefined> {
  const row = await database.selectFrom('content_parts').select('body').where('digest', '=', digest).executeTakeFirst();
  return row?.body;
}

/** The stored strings with these digests, by digest. */
export async function partBodies(database: Database, digests: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await database.selectFrom('content_parts').selectAll().where('digest', 'in', digests).execute();
  return new Map(rows.map(({ digest, body }) => [digest, body]));
}
