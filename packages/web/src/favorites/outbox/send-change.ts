import { type Favorite, IDEMPOTENCY_HEADER, pathOf, paths } from '@first60/contract';
import { m } from '../../paraglide/messages.js';
import { ApiError, isOfGateway } from '../../server/api.ts';
import type { UserScope } from '../../session/user-scope.ts';
import type { Change } from './change.ts';

export type Attempt =
  | { readonly kind: 'delivered'; readonly favorite: Favorite | undefined }
  /** Not sent for now: no network, no server, or the server requested a later retry. */
  | { readonly kind: 'later' }
  | { readonly kind: 'refused'; readonly sentence: string; readonly signedOut: boolean };

/** Other tabs wait for the lock during an attempt. */
const ATTEMPT_MS = 20_000;
/** Request timeout, too early, too many requests. */
const LATER_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);
const isLater = (status: number): boolean => LATER_STATUSES.has(status) || isOfGateway(status);

/** Makes one attempt to send one change. */
export async function sendChange(scope: UserScope, change: Change): Promise<Attempt> {
  try {
    return { kind: 'delivered', favorite: await request(scope, change) };
  } catch (error) {
    if (!(error instanceof ApiError) || isLater(error.status)) return { kind: 'later' };
    // If the server no longer knows the medication, it is no longer a favourite either.
    if (error.status === 404 && !change.wanted) return { kind: 'delivered', favorite: undefined };
    return { kind: 'refused', sentence: error.sentence ?? m.favorites_failed(), signedOut: error.status === 401 };
  }
}

async function request({ call }: UserScope, { key, medicationId, wanted }: Change): Promise<Favorite | undefined> {
  const options = { headers: { [IDEMPOTENCY_HEADER]: key }, signal: AbortSignal.timeout(ATTEMPT_MS) };
  if (wanted) return await call('POST', paths.favorites, { medicationId }, options);
  await call('DELETE', pathOf(paths.favorite, { id: medicationId }), undefined, options);
  return undefined;
}
