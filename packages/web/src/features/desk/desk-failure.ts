import { m } from '../../paraglide/messages.js';
import { sentenceFrom } from '../../server/api.ts';
import { isUnreached } from '../../server/unreached.ts';
import { PasskeyProblem } from './passkey/passkey.ts';
import { passkeySentence } from './passkey/passkey-sentence.ts';

/** Why a desk action failed, in words for the user. */
export function deskFailure(error: unknown): string {
  // Checked first, because browsers report both passkey errors and network errors as DOMException.
  if (error instanceof PasskeyProblem) return passkeySentence(error.kind);
  // The server may have completed the action before the response was lost.
  return isUnreached(error) ? m.desk_unanswered() : sentenceFrom(error, m.desk_failed());
}
