import type { DraftSummary } from '@first60/contract';

/** Number of different people who must sign an edition. At least one must be a director. */
const APPROVERS = 2;

/** True if enough people have signed. The server decides; this only determines when to ask the server. */
export const isApproved = (approvals: DraftSummary['approvals']): boolean =>
  approvals.length >= APPROVERS && approvals.some(({ role }) => role === 'director');
