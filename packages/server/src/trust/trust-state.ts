import { manifestOfText, type TrustList } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { approvalsOf } from '../store/approvals.ts';
import { presentSigners } from '../store/content-people.ts';
import { headRow } from '../store/editions.ts';
import { allSigningKeys } from '../store/signing-keys.ts';
import { newestTrustList, type StoredTrustList } from '../store/trust-lists.ts';
import { countingApprovals } from './counting-approvals.ts';
import type { FreshnessKey } from './freshness-key.ts';
import { nextTrustList } from './next-trust-list.ts';
import { trustChanges } from './trust-changes.ts';

/** The newest list, and the list that would follow it now. */
export interface TrustPlan {
  readonly newest: StoredTrustList;
  /** Undefined when nothing has changed. */
  readonly next: StoredTrustList | undefined;
}

/** Undefined before `content init`. */
export async function trustPlan(
  database: Database,
  freshnessKey: FreshnessKey | undefined,
): Promise<TrustPlan | undefined> {
  const newest = await newestTrustList(database);
  if (newest === undefined) return undefined;
  const next = await nextTrustList({
    newest,
    signers: await presentSigners(database),
    keys: await allSigningKeys(database),
    vouched: await vouchedVersions(database),
    freshnessKey: freshnessKey?.publicKey,
  });
  return { newest, next };
}

/** The changes in the next list, as sentences, including their effect on the published edition. */
export async function plannedChanges(database: Database, { newest, next }: TrustPlan): Promise<string[]> {
  if (next === undefined) return [];
  const changes = trustChanges(newest.list, next.list);
  const head = await headRow(database);
  if (head === undefined) return changes;
  const manifest = manifestOfText(head.manifest);
  if (manifest === undefined) return changes;
  const approvals = await approvalsOf(database, head.digest);
  const counts = async (list: TrustList) =>
    (await countingApprovals(approvals, { text: head.manifest, manifest }, list)).areEnough;
  const lost = (await counts(newest.list)) && !(await counts(next.list));
  return lost
    ? [...changes, `Edition ${head.version}, which is published, counts no more: new devices will not take it.`]
    : changes;
}

/**
 * The people whose signatures devices still verify, with the highest published version that each has approved. 0 for
 * people who have signed recalls only.
 */
async function vouchedVersions(database: Database): Promise<ReadonlyMap<string, number>> {
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
