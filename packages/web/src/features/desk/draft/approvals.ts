import type { DraftSummary } from '@first60/contract';

/** How many different people sign an edition. One of them is a director. */
const APPROVERS = 2;

/** Whether those who signed are enough. The server decides; this only says when to ask it. */
export const isApproved = (approvals: DraftSummary['approvals']): boolean =>
  approvals.length >= APPROVERS && approvals.some(({ role }) => role === 'director');
