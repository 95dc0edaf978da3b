import { editionAbove, sentences } from '@first60/contract';
import { SCHEMA_VERSION } from '@first60/edition';
import { expiryOf, wrongParts } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { approvalsOf } from '../store/approvals.ts';
import { recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { endDraft, overtakeDrafts, type StoredDraft } from '../store/drafts.ts';
import { insertEdition } from '../store/editions.ts';
import { deleteReceiptsBefore, highestReceipt } from '../store/receipts.ts';
import { countingApprovals } from '../trust/counting-approvals.ts';
import { isRefusal, type Refusal } from '../trust/refusal.ts';
import { dayOf } from './days.ts';
import { type DeskRequest, deskCaller, mayApprove, NO_APPROVER } from './desk-caller.ts';
import { textsOfParts } from './edition-parts.ts';
import { openDraft } from './open-draft.ts';
import { trustInForce } from './trust-in-force.ts';

/** Receipts show who has which edition. They are kept for two years. */
const RECEIPTS_KEPT = 730 * 86_400_000;

/** Publishes an approved draft completely or not at all. If two calls arrive at the same moment, only one succeeds. */
export function publishDraft(
  database: Database,
  { draftId, ...request }: DeskRequest & { readonly draftId: string },
): Promise<{ readonly version: number } | Refusal<403 | 404 | 409 | 412>> {
  return inTransaction(database, async (transaction) => {
    await lockContent(transaction);
    const draft = await openDraft(transaction, draftId);
    if (isRefusal(draft)) return draft;
    const caller = await deskCaller(transaction, request);
    if (!mayApprove(caller)) return NO_APPROVER;
    const refusal = await whyNotPublished(transaction, draft, request.now);
    if (refusal !== undefined) return refusal;
    const { version } = draft.manifest;
    await insertEdition(transaction, {
      version,
      digest: draft.digest,
      text: draft.text,
      publishedAt: request.now,
      publishedBy: caller.name,
    });
    await endDraft(transaction, draft.id, 'published');
    await overtakeDrafts(transaction);
    await deleteReceiptsBefore(transaction, request.now - RECEIPTS_KEPT);
    await recordEvent(transaction, request, 'content-published', request.userId);
    return { version };
  });
}

async function whyNotPublished(
  transaction: Database,
  draft: StoredDraft,
  now: number,
): Promise<Refusal<409 | 412> | undefined> {
  const { manifest, digest } = draft;
  const held = await highestReceipt(transaction);
  if (held >= manifest.version) {
    await endDraft(transaction, draft.id, 'moved');
    return { status: 409, message: editionAbove(held) };
  }
  if (now >= expiryOf(manifest) || manifest.lastReviewDate > dayOf(now + 86_400_000)) {
    return { status: 409, message: sentences.expiryInvalid };
  }
  if (manifest.schema !== SCHEMA_VERSION) return { status: 409, message: sentences.otherForm };
  const trust = await trustInForce(transaction);
  if (trust === undefined) throw new Error('A draft was sealed without a trust list');
  const { areEnough } = await countingApprovals(await approvalsOf(transaction, digest), draft, trust);
  if (!areEnough) return { status: 412, message: sentences.approvalsMissing };
  const wrong = await wrongParts(manifest, await textsOfParts(transaction, manifest));
  if (wrong.length > 0) throw new Error(`Stored parts are not those that were signed: ${wrong.join(', ')}`);
  return undefined;
}
