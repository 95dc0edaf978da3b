import { paths } from '@first60/contract';
import { readStored, writeStored } from '../device/storage.ts';
import { cover } from '../edition/edition-cover.ts';
import { queryClientOf } from '../session/query-client.ts';
import type { UserScope } from '../session/user-scope.ts';

/** The edition of the app with which the reference list on this device was fetched. */
const FETCHED_WITH = 'first60.medications-edition';

/**
 * Brings the reference list to the device before any screen asks for it, and once more when the app carries another
 * edition: data here never goes stale by itself, so an old list would otherwise stand beside new cards.
 */
export async function keepMedications(scope: UserScope): Promise<void> {
  const queryKey = [paths.medications];
  const queryClient = queryClientOf(scope);
  if (readStored('local', FETCHED_WITH) === cover.sha256 && queryClient.getQueryData(queryKey) !== undefined) return;
  try {
    await queryClient.fetchQuery({ queryKey, staleTime: 0 });
    writeStored('local', FETCHED_WITH, cover.sha256);
  } catch {
    // No network: the list that is here stays, and the next start tries again.
  }
}
