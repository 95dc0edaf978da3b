import { sentenceFrom } from '../../lib/api.ts';
import { isUnreached } from '../../lib/unreached.ts';
import { m } from '../../paraglide/messages.js';

/** Why a call about the own account failed, in words for the user. */
export const accountFailure = (error: unknown): string =>
  isUnreached(error) ? m.account_unreached() : sentenceFrom(error, m.account_failed());
