import type { AccountExport } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import { contentRolesOf, contentTitleOf } from '../store/content-people.ts';
import { fromFlag } from '../store/flag.ts';
import { signingKeysOf } from '../store/signing-keys.ts';
import { timeText } from './time-text.ts';

/** The data stored about a user who is responsible for content or has it on a device. */
export async function exportContent(database: Database, userId: string): Promise<AccountExport['content']> {
  const person = await contentTitleOf(database, userId);
  const confirmedAt = person?.regulationConfirmedAt ?? null;
  const keys = await signingKeysOf(database, userId);
  return {
    roles: [...(await contentRolesOf(database, userId))],
    title: person?.title ?? '',
    regulationConfirmedAt: confirmedAt === null ? null : timeText(confirmedAt),
    passkeys: keys.map(({ id, label, enrolledAt, lastVersion }) => ({
      id,
      label,
      enrolledAt: timeText(enrolledAt),
      lastVersion,
    })),
    ...(await signedBy(database, userId)),
    receipts: await receiptsOf(database, userId),
  };
}

type Signed = Pick<AccountExport['content'], 'trustSignatures' | 'approvals' | 'secondEntries' | 'recalls'>;

async function signedBy(database: Database, userId: string): Promise<Signed> {
  const trust = await database
    .selectFrom('trust_signatures')
    .select('at')
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  const approvals = await database
    .selectFrom('approvals')
    .select(['digest', 'name', 'title', 'role', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  const entries = await database
    .selectFrom('second_entries')
    .select(['draft_id as draftId', 'at', 'at_pointer as figure', 'typed', 'agrees'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const recalls = await database
    .selectFrom('recalls')
    .select(['sequence', 'text'])
    .where('user_id', '=', userId)
    .orderBy('sequence')
    .execute();
  return {
    trustSignatures: trust.map(({ at }) => ({ at: timeText(at) })),
    approvals: approvals.map((approval) => ({ ...approval, at: timeText(approval.at) })),
    secondEntries: entries.map((entry) => ({ ...entry, at: timeText(entry.at), agrees: fromFlag(entry.agrees) })),
    recalls,
  };
}

async function receiptsOf(database: Database, userId: string): Promise<AccountExport['content']['receipts']> {
  const rows = await database
    .selectFrom('receipts')
    .select(['device_id as deviceId', 'version', 'digest', 'installed_at', 'received_at'])
    .where('user_id', '=', userId)
    .orderBy('received_at')
    .orderBy('version')
    .execute();
  return rows.map(({ installed_at, received_at, ...receipt }) => ({
    ...receipt,
    installedAt: timeText(installed_at),
    receivedAt: timeText(received_at),
  }));
}
