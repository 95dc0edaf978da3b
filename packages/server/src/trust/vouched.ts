import type { Database } from '../database/schema.ts';

/**
 * Whose signatures devices still verify: the highest published version that each person has approved, and 0 for who has
 * signed recalls alone.
 */
export async function vouchedVersions(database: Database): Promise<ReadonlyMap<string, number>> {
  const recalls = await database.selectFrom('recalls').select('user_id').distinct().execute();
  const approvals = await database
    .selectFrom('approvals')
    .innerJoin('editions', 'editions.digest', 'approvals.digest')
    .select(({ fn }) => ['approvals.user_id', fn.max('editions.version').as('version')])
    .groupBy('approvals.user_id')
    .execute();
  return new Map([
    ...recalls.map(({ user_id }) => [user_id, 0] as const),
    ...approvals.map(({ user_id, version }) => [user_id, version] as const),
  ]);
}
