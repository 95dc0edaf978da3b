import type { Database } from '../database/schema.ts';

/** The published edition of the highest version. Undefined before the first. */
export function contentHead(database: Database) {
  return database
    .selectFrom('editions')
    .select(['version', 'digest', 'manifest'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The version of the head. 0 before the first. */
export async function headVersion(database: Database): Promise<number> {
  return (await contentHead(database))?.version ?? 0;
}
