import { m } from '../paraglide/messages.js';
import { ApiError, sentenceFrom } from './api.ts';
import { isOnline } from './connection.ts';
import { refreshIdentity } from './identity.ts';

/** Why a change of the favourites failed, in words for the user. A session that has ended leads to sign-in. */
export function favoritesFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) void refreshIdentity();
  return sentenceFrom(error, isOnline() ? m.favorites_failed() : m.favorites_offline_change());
}
