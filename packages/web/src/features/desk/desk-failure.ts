import { m } from '../../paraglide/messages.js';
import { sentenceFrom } from '../../server/api.ts';
import { isUnreached } from '../../server/unreached.ts';
import { PasskeyProblem } from './passkey/passkey.ts';
import { passkeySentence } from './passkey/passkey-sentence.ts';

/** Why an act of the desk failed, in words for its person. */
export function deskFailure(error: unknown): string {
  // First: what a browser says of a passkey is a DOMException too, as what it says of the network.
  if (error instanceof PasskeyProblem) return passkeySentence(error.kind);
  // The server may have done it before the answer was lost.
  return isUnreached(error) ? m.desk_unanswered() : sentenceFrom(error, m.desk_failed());
}
