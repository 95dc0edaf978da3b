import { paths } from '@first60/contract';
import { readStored, writeStored } from '../device/storage.ts';
import { liveCover } from '../edition/live-edition.ts';
import { queryClientOf } from '../session/query-client.ts';
import type { UserScope } from '../session/user-scope.ts';

/** The app edition that fetched the reference list on this device. */
const FETCHED_WITH = 'first60.medications-edition';

/**
 * Fetches the reference list before any screen requests it, and again with each new edition. Data here never goes
 * stale, so without this an old list would be shown with new cards.
 */
export async function loadMedicationList(scope: UserScope): Promise<void> {
  const { sha256 } = liveCover();
  const queryKey = [paths.medications];
  const queryClient = queryClientOf(scope);
  if (readStored('local', FETCHED_WITH) === sha256 && queryClient.getQueryData(queryKey) !== undefined) return;
  try {
    await queryClient.fetchQuery({ queryKey, staleTime: 0 });
    writeStored('local', FETCHED_WITH, sha256);
  } catch {
    // Without a network the stored list stays. The next startup tries again.
  }
}
