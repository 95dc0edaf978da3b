import type { Approval } from '@first60/seal';
import type { Database, Schema } from '../database/schema.ts';

/** An approval and its approver, as named in the trust list. */
export interface StoredApproval extends Approval {
  readonly userId: string;
  readonly name: string;
  readonly title: string;
  readonly at: number;
}

function toApproval(row: Schema['approvals']): StoredApproval {
  const { user_id: userId, name, title, role, at } = row;
  return { userId, name, title, role, at, assertion: JSON.parse(row.assertion) };
}

/** One manifest's approvals, oldest first. */
export async function approvalsOf(database: Database, digest: string): Promise<StoredApproval[]> {
  return (await approvalsByDigest(database, [digest])).get(digest) ?? [];
}

/** The approvals for several manifests, oldest first for each. */
export async function approvalsByDigest(
  database: Database,
  digests: readonly string[],
): Promise<ReadonlyMap<string, StoredApproval[]>> {
  if (digests.length === 0) return new Map();
  const rows = await database
    .selectFrom('approvals')
    .selectAll()
    .where('digest', 'in', digests)
    .orderBy('at')
    .orderBy('user_id')
    .execute();
  const byDigest = Map.groupBy(rows, ({ digest }) => digest);
  return new Map([...byDigest].map(([digest, of]) => [digest, of.map(toApproval)]));
}

/** The approval fields that are included in a response. */
export const approvedBy = ({ name, title, role, at }: StoredApproval) => ({ name, title, role, at });

/** Returns false when this person has already approved it. */
export async function insertApproval(
  database: Database,
  digest: string,
  { userId, name, title, role, assertion, at }: StoredApproval,
): Promise<boolean> {
  const inserted = await database
    .insertInto('approvals')
    .values({ digest, user_id: userId, name, title, role, assertion: JSON.stringify(assertion), at })
    .onConflict((conflict) => conflict.columns(['digest', 'user_id']).doNothing())
    .returning('digest')
    .executeTakeFirst();
  return inserted !== undefined;
}
