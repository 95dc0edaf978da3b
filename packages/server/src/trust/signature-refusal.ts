import { sentences } from '@first60/contract';
import type { ApprovalRefusal } from '@first60/seal';

/** The sentence of a signature that does not count. */
const SENTENCES: Readonly<Record<ApprovalRefusal, string>> = {
  'unknown-key': sentences.keyNotListed,
  'revoked-key': sentences.keyRevoked,
  role: sentences.signatureRole,
  'author-approves': sentences.ownDraft,
  format: sentences.signatureWrong,
  challenge: sentences.signatureOther,
  origin: sentences.signaturePlace,
  'user-not-verified': sentences.signatureUser,
  signature: sentences.signatureWrong,
};

export const signatureSentence = (refusal: ApprovalRefusal): string => SENTENCES[refusal];
