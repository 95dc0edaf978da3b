import type { DraftSummary } from '@first60/contract';

/** Number of different people who sign an edition. One of them is a director. */
const APPROVERS = 2;

/** True if enough people have signed. The server decides; this only determines when to ask it. */
export const isApproved = (approvals: DraftSummary['approvals']): boolean =>
  approvals.length >= APPROVERS && approvals.some(({ role }) => role === 'director');
