import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import { fromFlag, toFlag } from './flag.ts';

/** A person's entry for one figure in a draft. */
export interface SecondEntry {
  readonly draftId: string;
  /** Location of the figure. */
  readonly at: string;
  readonly userId: string;
  readonly typed: string;
  readonly agrees: boolean;
  readonly now: number;
}

/** The entries for these drafts and whether each was correct, by draft. */
export async function entriesByDraft(
  database: Database,
  draftIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyArray<{ readonly at: string; readonly agrees: boolean }>>> {
  if (draftIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('second_entries')
    .select(['draft_id', 'at_pointer', 'agrees'])
    .where('draft_id', 'in', draftIds)
    .execute();
  const entries = rows.map((row) => ({ draftId: row.draft_id, at: row.at_pointer, agrees: fromFlag(row.agrees) }));
  return Map.groupBy(entries, ({ draftId }) => draftId);
}

export async function insertSecondEntry(database: Database, entry: SecondEntry): Promise<void> {
  await database
    .insertInto('second_entries')
    .values({
      id: randomUUIDv7(),
      draft_id: entry.draftId,
      at_pointer: entry.at,
      user_id: entry.userId,
      typed: entry.typed,
      agrees: toFlag(entry.agrees),
      at: entry.now,
    })
    .execute();
}
