import type { DeskOverview, DraftSummary, User } from '@first60/contract';
import { fingerprintOf, keyHolder, type TrustList } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { approvalsOf } from '../store/approvals.ts';
import { contentRolesOf, contentTitleOf } from '../store/content-people.ts';
import { headEdition, type PublishedEdition } from '../store/editions.ts';
import { recallEvents } from '../store/recalls.ts';
import { devicesWith } from '../store/receipts.ts';
import { signingKeysOf } from '../store/signing-keys.ts';
import { firstTrustList } from '../store/trust-lists.ts';
import type { FreshnessKey } from '../trust/freshness-key.ts';
import { trustPlan } from '../trust/trust-state.ts';
import { recallRows } from './recall-state.ts';

/** The desk's first page, as one user sees it. */
export async function deskOverview(
  database: Database,
  { user, freshnessKey, drafts }: { user: User; freshnessKey: FreshnessKey | undefined; drafts: DraftSummary[] },
): Promise<DeskOverview> {
  const plan = await trustPlan(database, freshnessKey);
  const first = await firstTrustList(database);
  const list = plan?.newest.list;
  const head = await headEdition(database);
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
    head: head === undefined ? null : await headOf(database, head),
    drafts,
    recalls: list === undefined ? 0 : await recallCount(database, list, head),
    trustChanged: plan?.next !== undefined,
    confirmRegulation: roles.includes('director') && person?.regulationConfirmedAt === null,
  };
}

function signs(list: TrustList | undefined, userId: string, keyId: string): boolean {
  const holder = list && keyHolder(list, keyId);
  return holder?.person.id === userId && holder.key.lastVersion === null;
}

async function headOf(
  database: Database,
  { version, digest, manifest }: PublishedEdition,
): Promise<DeskOverview['head']> {
  const approvals = await approvalsOf(database, digest);
  return {
    version,
    title: manifest.title,
    expires: manifest.effectivePeriod.end,
    approvers: approvals.map(({ name }) => name),
    devices: await devicesWith(database, version),
  };
}

/** Number of recalls that hide something in the published edition. */
async function recallCount(database: Database, list: TrustList, head: PublishedEdition | undefined): Promise<number> {
  const rows = await recallRows(await recallEvents(database), list, head?.manifest);
  return rows.filter(({ state }) => state === 'on').length;
}
