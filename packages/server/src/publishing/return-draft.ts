import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { endDraft } from '../store/drafts.ts';
import { isRefusal, type Refusal } from '../trust/refusal.ts';
import { type DeskRequest, deskCaller, mayApprove, NO_APPROVER } from './desk-caller.ts';
import { openDraft } from './open-draft.ts';

/**
 * Ends a draft with a reason. This can be done by someone who may approve it or by its author. Returns undefined on
 * success, otherwise the refusal.
 */
export function returnDraft(
  database: Database,
  { draftId, reason, ...request }: DeskRequest & { readonly draftId: string; readonly reason: string },
): Promise<Refusal<403 | 404 | 409> | undefined> {
  return inTransaction(database, async (transaction) => {
    await lockContent(transaction);
    const draft = await openDraft(transaction, draftId);
    if (isRefusal(draft)) return draft;
    const caller = await deskCaller(transaction, request);
    if (!mayApprove(caller) && !draft.manifest.authors.some(({ id }) => id === caller.id)) return NO_APPROVER;
    await endDraft(transaction, draftId, 'returned', reason);
    await recordEvent(transaction, request, 'content-returned', request.userId);
    return undefined;
  });
}
