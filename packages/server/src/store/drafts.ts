import { randomUUIDv7 } from 'node:crypto';
import type { ChangedFigure, Finding, WholeText } from '@first60/checks';
import type { DraftSummary } from '@first60/contract';
import type { Manifest } from '@first60/seal';
import type { Database, Schema } from '../database/schema.ts';
import { approvalsByDigest, approvedBy, type StoredApproval } from './approvals.ts';
import { manifestOfRow } from './editions.ts';
import { entriesByDraft } from './second-entries.ts';

export type DraftState = Schema['drafts']['state'];

/** A sealed draft: everything that was settled at sealing, and its outcome. */
export interface StoredDraft {
  readonly id: string;
  readonly digest: string;
  /** Text of the manifest. */
  readonly text: string;
  readonly manifest: Manifest;
  readonly state: DraftState;
  readonly returned: string | null;
  readonly findings: readonly Finding[];
  /**
   * Its changes at the time it was sealed. They remain the record of an ended draft, because the next app version may
   * have a different built-in edition from the one that the first draft followed. While a draft waits, its changes are
   * recomputed.
   */
  readonly changes: readonly string[];
  /** The full text of everything that is new, changed or removed, also at the time it was sealed. */
  readonly texts: readonly WholeText[];
  readonly figures: readonly ChangedFigure[];
  readonly createdAt: number;
}

/** A draft with people's approvals and entries. */
export interface DraftWithWork {
  readonly draft: StoredDraft;
  readonly approvals: readonly StoredApproval[];
  /** Locations of the figures that were typed correctly. */
  readonly done: ReadonlySet<string>;
}

function toDraft(row: Schema['drafts']): StoredDraft {
  return {
    id: row.id,
    digest: row.digest,
    text: row.manifest,
    manifest: manifestOfRow(row.manifest),
    state: row.state,
    returned: row.returned,
    findings: JSON.parse(row.findings),
    ...toldIn(row.changes),
    figures: JSON.parse(row.figures),
    createdAt: row.created_at,
  };
}

/** Drafts sealed before full texts were introduced contain only the sentences. */
function toldIn(changes: string): Pick<StoredDraft, 'changes' | 'texts'> {
  const told = JSON.parse(changes);
  return Array.isArray(told) ? { changes: told, texts: [] } : told;
}

export async function draftById(database: Database, id: string): Promise<StoredDraft | undefined> {
  const row = await database.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toDraft(row);
}

/** The draft from which an edition was published. It has the same manifest. */
export async function draftOfDigest(database: Database, digest: string): Promise<StoredDraft | undefined> {
  const row = await database.selectFrom('drafts').selectAll().where('digest', '=', digest).executeTakeFirst();
  return row && toDraft(row);
}

export async function withWork(database: Database, drafts: readonly StoredDraft[]): Promise<DraftWithWork[]> {
  const digests = drafts.map(({ digest }) => digest);
  const ids = drafts.map(({ id }) => id);
  const [approvals, entries] = [await approvalsByDigest(database, digests), await entriesByDraft(database, ids)];
  return drafts.map((draft) => ({
    draft,
    approvals: approvals.get(draft.digest) ?? [],
    done: new Set((entries.get(draft.id) ?? []).filter(({ agrees }) => agrees).map(({ at }) => at)),
  }));
}

/** The number of figures to be re-entered, and how many of them are still missing. */
export const figuresOf = ({ draft, done }: DraftWithWork) => ({
  all: draft.figures.length,
  open: draft.figures.filter(({ at }) => !done.has(at)).length,
});

export function summaryOf(work: DraftWithWork): DraftSummary {
  const { id, manifest, state, returned, createdAt } = work.draft;
  return {
    id,
    title: manifest.title,
    reason: manifest.reason,
    version: manifest.version,
    state,
    authors: manifest.authors.map(({ name }) => name),
    createdAt,
    expires: manifest.effectivePeriod.end,
    figures: figuresOf(work),
    approvals: work.approvals.map(approvedBy),
    returned,
  };
}

/** Newest first. */
export async function draftSummaries(database: Database): Promise<DraftSummary[]> {
  const rows = await database
    .selectFrom('drafts')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return (await withWork(database, rows.map(toDraft))).map(summaryOf);
}

/** Stores the draft as sealed. After that, only its state can change. */
export async function insertDraft(
  database: Database,
  {
    digest,
    text,
    manifest,
    findings,
    changes,
    texts,
    figures,
    createdAt,
  }: Omit<StoredDraft, 'id' | 'state' | 'returned'>,
): Promise<StoredDraft> {
  const row = await database
    .insertInto('drafts')
    .values({
      id: randomUUIDv7(),
      version: manifest.version,
      digest,
      manifest: text,
      state: 'sealed',
      returned: null,
      findings: JSON.stringify(findings),
      changes: JSON.stringify({ changes, texts }),
      figures: JSON.stringify(figures),
      created_at: createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDraft(row);
}

export async function endDraft(
  database: Database,
  id: string,
  state: Exclude<DraftState, 'sealed'>,
  returned: string | null = null,
): Promise<void> {
  await database.updateTable('drafts').set({ state, returned }).where('id', '=', id).execute();
}

/** Ends all waiting drafts, because the edition they follow is no longer current. */
export async function overtakeDrafts(database: Database): Promise<void> {
  await database.updateTable('drafts').set({ state: 'moved' }).where('state', '=', 'sealed').execute();
}
