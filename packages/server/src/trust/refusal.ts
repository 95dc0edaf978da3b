import { sentences } from '@first60/contract';
import type { ApprovalRefusal } from '@first60/seal';
import type { AuditEvent } from '../store/audit-events.ts';

/** Reason why a request is refused, as stated in the response. An attack is also recorded. */
export interface Refusal<Status extends number = number> {
  readonly status: Status;
  readonly message: string;
  readonly event?: AuditEvent;
}

/** The response to a signature that does not count, and the event that is recorded. */
export type SignatureRefusal = Required<Refusal<400 | 403>>;

export const SIGNATURE_REFUSALS: Readonly<Record<ApprovalRefusal, SignatureRefusal>> = {
  'unknown-key': { status: 403, message: sentences.keyNotListed, event: 'content-key-refused' },
  'revoked-key': { status: 403, message: sentences.keyRevoked, event: 'content-key-refused' },
  role: { status: 403, message: sentences.signatureRole, event: 'content-signature-refused' },
  'author-approves': { status: 403, message: sentences.ownDraft, event: 'content-author-refused' },
  format: { status: 400, message: sentences.signatureWrong, event: 'content-signature-refused' },
  challenge: { status: 400, message: sentences.signatureOther, event: 'content-signature-refused' },
  origin: { status: 400, message: sentences.signaturePlace, event: 'content-origin-refused' },
  'user-not-verified': { status: 400, message: sentences.signatureUser, event: 'content-user-unverified' },
  signature: { status: 400, message: sentences.signatureWrong, event: 'content-signature-refused' },
};

/** The passkey belongs to someone else. */
export const KEY_OF_OTHER: Required<Refusal<403>> = {
  status: 403,
  message: sentences.keyOther,
  event: 'content-key-refused',
};

export const isRefusal = (outcome: object): outcome is Refusal => 'status' in outcome && 'message' in outcome;
