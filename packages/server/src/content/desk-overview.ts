import type { DeskOverview, DraftSummary, User } from '@first60/contract';
import { fingerprintOf, keyHolder, recallsInForce, type TrustList } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { contentRolesOf, contentTitleOf } from '../store/content-people.ts';
import { headEdition } from '../store/editions.ts';
import { signingKeysOf } from '../store/signing-keys.ts';
import { firstTrustList } from '../store/trust-lists.ts';
import type { FreshnessKey } from '../trust/freshness-key.ts';
import { trustPlan } from '../trust/trust-state.ts';

/** The first page of the desk, as one user sees it. */
export async function deskOverview(
  database: Database,
  { user, freshnessKey, drafts }: { user: User; freshnessKey: FreshnessKey | undefined; drafts: DraftSummary[] },
): Promise<DeskOverview> {
  const plan = await trustPlan(database, freshnessKey);
  const first = await firstTrustList(database);
  const list = plan?.newest.list;
  const roles = await contentRolesOf(database, user.id);
  const person = await contentTitleOf(database, user.id);
  const keys = await signingKeysOf(database, user.id);
  return {
    agency: list?.agency ?? null,
    fingerprint: first === undefined ? null : await fingerprintOf(first.list.recoveryKey),
    me: {
      id: user.id,
      name: `${user.firstName} ${user.lastName}`,
      roles: [...roles],
      title: person?.title ?? '',
      keys: keys
        .filter(({ lastVersion }) => lastVersion === null)
        .map(({ id, label, enrolledAt }) => ({ id, label, enrolledAt, listed: signs(list, user.id, id) })),
    },
    places: list === undefined ? [] : list.places.map(({ rpId, origin }) => ({ rpId, origin })),
    head: await headOf(database),
    drafts,
    recalls: list === undefined ? 0 : await recallCount(database, list),
    trustChanged: plan?.next !== undefined,
    confirmRegulation: roles.includes('director') && person?.regulationConfirmedAt === null,
  };
}

function signs(list: TrustList | undefined, userId: string, keyId: string): boolean {
  const holder = list && keyHolder(list, keyId);
  return holder?.person.id === userId && holder.key.lastVersion === null;
}

async function headOf(database: Database): Promise<DeskOverview['head']> {
  const head = await headEdition(database);
  const manifest = head?.manifest;
  if (manifest === undefined) return null;
  const approvals = await database
    .selectFrom('approvals')
    .select('name')
    .where('digest', '=', head?.digest ?? '')
    .orderBy('at')
    .orderBy('user_id')
    .execute();
  const receipts = await database
    .selectFrom('receipts')
    .select(({ fn }) => fn.count<number | string>('device_id').distinct().as('devices'))
    .where('version', '=', manifest.version)
    .executeTakeFirst();
  return {
    version: manifest.version,
    title: manifest.title,
    expires: manifest.effectivePeriod.end,
    approvers: approvals.map(({ name }) => name),
    devices: Number(receipts?.devices ?? 0),
  };
}

/** A recall ends when the published edition has another part in the place of the one that it hides something of. */
async function recallCount(database: Database, list: TrustList): Promise<number> {
  const rows = await database.selectFrom('recalls').select(['text', 'assertion']).orderBy('sequence').execute();
  if (rows.length === 0) return 0;
  const events = rows.map(({ text, assertion }) => ({ text, assertion: JSON.parse(assertion) }));
  const head = await headEdition(database);
  const parts = Object.values(head?.manifest.parts ?? {});
  const digests = new Set(parts.map(([digest]) => digest));
  return (await recallsInForce(events, list)).filter(({ partDigest }) => digests.has(partDigest)).length;
}
