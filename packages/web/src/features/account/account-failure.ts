import { sentenceFrom } from '../../lib/api.ts';
import { m } from '../../paraglide/messages.js';

/** Why a call about the own account failed, in words for the user. A TypeError is a server that was not reached. */
export const accountFailure = (error: unknown): string =>
  error instanceof TypeError ? m.account_unreached() : sentenceFrom(error, m.account_failed());
