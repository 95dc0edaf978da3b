import { m } from '../../paraglide/messages.js';
import { sentenceFrom } from '../../server/api.ts';
import { isUnreached } from '../../server/unreached.ts';

/** Why a request about the user's own account failed, in words for the user. */
export const accountFailure = (error: unknown): string =>
  isUnreached(error) ? m.account_unreached() : sentenceFrom(error, m.account_failed());
