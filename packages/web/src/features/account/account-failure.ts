import { ApiError, sentenceFrom } from '../../lib/api.ts';
import { isOnline } from '../../lib/connection.ts';
import { refreshIdentity } from '../../lib/identity.ts';
import { m } from '../../paraglide/messages.js';

/** Why a call about the own account failed, in words for the user. A session that has ended leads to sign-in. */
export function accountFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) void refreshIdentity();
  return sentenceFrom(error, isOnline() ? m.account_failed() : m.account_unreached());
}
