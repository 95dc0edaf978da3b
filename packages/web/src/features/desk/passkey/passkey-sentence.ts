import { m } from '../../../paraglide/messages.js';
import type { PasskeyProblemKind } from './passkey.ts';

const SENTENCES: Record<PasskeyProblemKind, () => string> = {
  insecure: m.desk_passkey_insecure,
  unsupported: m.desk_passkey_unsupported,
  place: m.desk_passkey_place,
  cancelled: m.desk_passkey_cancelled,
  known: m.desk_passkey_known,
  'no-authenticator': m.desk_passkey_no_authenticator,
  'none-listed': m.desk_passkey_none_listed,
  other: m.desk_passkey_other,
};

/** The message shown when a passkey did not sign, including what to do next. */
export const passkeySentence = (kind: PasskeyProblemKind): string => SENTENCES[kind]();
