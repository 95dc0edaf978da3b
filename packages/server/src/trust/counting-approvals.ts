import { approverOf, type Manifest, type TrustList, thresholdRefusal } from '@first60/seal';
import type { StoredApproval } from '../store/approvals.ts';

/**
 * The approvals of a manifest that count under a trust list, and whether they are enough. A device refuses an edition
 * if even one approval no longer counts, so that approval is not sent to devices.
 */
export async function countingApprovals(
  approvals: readonly StoredApproval[],
  sealed: { readonly text: string; readonly manifest: Manifest },
  trust: TrustList,
): Promise<{ readonly counting: readonly StoredApproval[]; readonly areEnough: boolean }> {
  const people = await Promise.all(approvals.map((approval) => approverOf(approval, sealed, trust)));
  const listed = people.filter((person) => typeof person === 'object');
  return {
    counting: approvals.filter((_, at) => typeof people[at] === 'object'),
    areEnough: thresholdRefusal(listed) === undefined,
  };
}
