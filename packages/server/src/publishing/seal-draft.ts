import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ChangedFigure, Finding, WholeText } from '@first60/checks';
import { edition as base } from '@first60/content';
import { sentences } from '@first60/contract';
import { canonicalJson, type Edition, SCHEMA_VERSION } from '@first60/edition';
import { digestOfText, type Manifest, openEdition, partSeals } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type AuditEvent, recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { keepParts } from '../store/content-parts.ts';
import { draftOfDigest, insertDraft, type StoredDraft } from '../store/drafts.ts';
import { headEdition, type PublishedEdition } from '../store/editions.ts';
import { highestReceipt } from '../store/receipts.ts';
import { daysRefusal, type EditionDays } from './days.ts';
import { type DeskCaller, type DeskRequest, deskCaller } from './desk-caller.ts';
import { editionAsRead } from './edition-parts.ts';
import { trustInForce } from './trust-in-force.ts';

interface Differences {
  readonly changes: readonly string[];
  readonly texts: readonly WholeText[];
  readonly figures: readonly ChangedFigure[];
}

export interface NewDraft extends EditionDays {
  readonly title: string;
  readonly reason: string;
  /** The author's request. The author is an editor. */
  readonly request: DeskRequest;
  readonly event: Extract<AuditEvent, 'content-imported' | 'content-restored'>;
  readonly restores: number | null;
  /** Text of each part, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
  /** Date of the content. */
  readonly date: string;
  readonly schema: number;
  /** Computes the differences from the current edition, and the figures that must be re-entered. */
  readonly differences: (was: Edition, is: Edition) => Differences;
}

/**
 * Seals a draft: its manifest is fixed, and with it every byte that is signed. The draft follows the current edition.
 * @returns the reason why it cannot be sealed, as a sentence
 */
export async function sealDraft(database: Database, draft: NewDraft): Promise<StoredDraft | string> {
  const early = await whyNotSealed(database, draft);
  if (early !== undefined) return early;
  if (draft.schema !== SCHEMA_VERSION) return sentences.otherForm;
  const head = await headEdition(database);
  const parts = await partSeals(draft.texts);
  if (head !== undefined && canonicalJson(head.manifest.parts) === canonicalJson(parts))
    return sentences.nothingChanged;
  // This is slow, so it runs before the lock is taken. The head is compared again below.
  const bodies = bodiesByDigest(draft.texts, parts);
  const open = await openEdition({ manifest: { parts }, digest: '', textsOf: async () => bodies });
  const differences = draft.differences(await editionAsRead(database, head), await open.whole());
  return inTransaction(database, async (transaction) => {
    await lockContent(transaction);
    const late = await whyNotSealed(transaction, draft);
    if (late !== undefined) return late;
    if ((await headEdition(transaction))?.digest !== head?.digest) return sentences.headMoved;
    const author = await deskCaller(transaction, draft.request);
    const manifest = await manifestOf(transaction, draft, { head, parts, author });
    const text = canonicalJson(manifest);
    const digest = await digestOfText(text);
    // Approvals refer to a manifest, so approvals of an earlier draft with the same manifest would count for this one.
    if ((await draftOfDigest(transaction, digest)) !== undefined) return sentences.sealedBefore;
    await keepParts(transaction, bodies);
    await recordEvent(transaction, draft.request, draft.event, author.id);
    const { findings, request } = draft;
    return insertDraft(transaction, { digest, text, manifest, findings, ...differences, createdAt: request.now });
  });
}

/** The reasons that are known before the editions are compared. */
export async function whyNotSealed(
  database: Database,
  draft: EditionDays & { readonly request: DeskRequest },
): Promise<string | undefined> {
  if (!(await deskCaller(database, draft.request)).roles.includes('editor')) return sentences.editorRequired;
  if ((await trustInForce(database)) === undefined) return sentences.noGovernance;
  return daysRefusal(draft, draft.request.now);
}

interface Surroundings {
  readonly head: PublishedEdition | undefined;
  readonly parts: Manifest['parts'];
  readonly author: DeskCaller;
}

async function manifestOf(
  transaction: Database,
  draft: NewDraft,
  { head, parts, author }: Surroundings,
): Promise<Manifest> {
  const trust = await trustInForce(transaction);
  if (trust === undefined) throw new Error('There is no trust list');
  return {
    format: 1,
    agency: trust.agency,
    // After a backup has been restored, devices may hold newer versions than this server knows.
    version: Math.max(head?.version ?? 0, await highestReceipt(transaction)) + 1,
    previous: head?.digest ?? null,
    base: base.sha256,
    schema: draft.schema,
    minApp: appVersion(),
    trust: trust.version,
    title: draft.title,
    reason: draft.reason,
    date: draft.date,
    lastReviewDate: draft.lastReviewDate,
    effectivePeriod: { start: draft.start, end: draft.expires },
    authors: [{ id: author.id, name: author.name }],
    restores: draft.restores,
    parts,
  };
}

function bodiesByDigest(texts: ReadonlyMap<string, string>, parts: Manifest['parts']): ReadonlyMap<string, string> {
  return new Map([...texts].flatMap(([path, text]) => (parts[path] === undefined ? [] : [[parts[path][0], text]])));
}

/** Version of the app that this server serves. Editions sealed here need at least this version. */
function appVersion(): string {
  const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../../package.json'), 'utf8'));
  return version;
}
