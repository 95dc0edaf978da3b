import { sentences } from '@first60/contract';
import { type Approval, approverOf, expiryOf, type ListedPerson, type TrustList } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { insertApproval } from '../store/approvals.ts';
import { recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { type DraftWithWork, figuresOf, withWork } from '../store/drafts.ts';
import { isRefusal, KEY_OF_OTHER, type Refusal, SIGNATURE_REFUSALS } from '../trust/refusal.ts';
import { type DeskCaller, type DeskRequest, deskCaller, mayApprove, NO_APPROVER } from './desk-caller.ts';
import { openDraft } from './open-draft.ts';
import { refused } from './refused.ts';
import { trustInForce } from './trust-in-force.ts';

export type ApproveRefusal = Refusal<400 | 403 | 404 | 409 | 422>;

/** Stores a person's approval if it counts. Returns undefined on success, otherwise the refusal. */
export function approveDraft(
  database: Database,
  { draftId, approval, ...request }: DeskRequest & { readonly draftId: string; readonly approval: Approval },
): Promise<ApproveRefusal | undefined> {
  return inTransaction(database, async (transaction) => {
    await lockContent(transaction);
    const draft = await openDraft(transaction, draftId);
    if (isRefusal(draft)) return draft;
    const [work] = await withWork(transaction, [draft]);
    const caller = await deskCaller(transaction, request);
    const trust = await trustInForce(transaction);
    if (work === undefined || trust === undefined) throw new Error('A draft was sealed without a trust list');
    const bar = whoIsBarred(work, caller);
    if (bar !== undefined) return refused(transaction, bar, request);
    const person = await personOf(approval, work, trust);
    if (isRefusal(person)) return refused(transaction, person, request);
    if (person.id !== caller.id) return refused(transaction, KEY_OF_OTHER, request);
    const open = whatIsOpen(work, request.now);
    if (open !== undefined) return open;
    const { id: userId, name, title, role } = person;
    const { assertion } = approval;
    await insertApproval(transaction, draft.digest, { userId, name, title, role, assertion, at: request.now });
    await recordEvent(transaction, request, 'content-approved', request.userId);
    return undefined;
  });
}

async function personOf(
  approval: Approval,
  { draft }: DraftWithWork,
  trust: TrustList,
): Promise<ListedPerson | Refusal<400 | 403>> {
  const person = await approverOf(approval, draft, trust);
  return typeof person === 'string' ? SIGNATURE_REFUSALS[person] : person;
}

/** Reason why this person may not approve this draft, whatever they sign. */
export function whoIsBarred({ draft, approvals }: DraftWithWork, caller: DeskCaller): Refusal<403 | 409> | undefined {
  if (!mayApprove(caller)) return NO_APPROVER;
  if (draft.manifest.authors.some(({ id }) => id === caller.id))
    return SIGNATURE_REFUSALS['author-approves'] as Refusal<403>;
  if (approvals.some(({ userId }) => userId === caller.id)) {
    return { status: 409, message: sentences.approvedBefore, event: 'content-approval-repeated' };
  }
  return undefined;
}

/** Reason why nobody can approve it at the moment. */
export function whatIsOpen(work: DraftWithWork, now: number): Refusal<422> | undefined {
  if (now >= expiryOf(work.draft.manifest)) return { status: 422, message: sentences.expiryInvalid };
  return figuresOf(work).open > 0 ? { status: 422, message: sentences.figuresOpen } : undefined;
}
