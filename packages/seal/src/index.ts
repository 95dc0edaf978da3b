export {
  type Approval,
  type ApprovalRefusal,
  approverOf,
  signedApproval,
} from './approval.ts';
export { digestOfText, fromBase64Url, sha256, toBase64Url, utf8 } from './bytes.ts';
export { verifiesSignature } from './ecdsa.ts';
export {
  type EditionFile,
  type FileRefusal,
  inKeyOrder,
  textOfFile,
  type VerifiedFile,
  verifiedFile,
} from './edition-file.ts';
export { linesOfTexts, textsOfLines } from './edition-lines.ts';
export { expiryOf, type Manifest, manifestOfText, type PartSeal, startOf } from './manifest.ts';
export {
  type OpenCard,
  type OpenEdition,
  openBaseEdition,
  openEdition,
  type TextsOf,
  wrongParts,
} from './open-edition.ts';
export {
  CONTENTS_PATH,
  cardPath,
  drugPath,
  HOSPITALS_PATH,
  partSeals,
  partTexts,
  SOURCES_PATH,
} from './parts.ts';
export { type Assertion, challengeOf, type PasskeyPlace, refusalOfAssertion } from './passkey.ts';
export {
  isSameTarget,
  liftersOf,
  type Recall,
  type RecallEvent,
  type RecallTarget,
  recallEventOf,
  recallsInForce,
  type SignedRecall,
  signedEvents,
  signedRecall,
  verifiedRecall,
} from './recall.ts';
export { pathOfTarget, recalledEdition } from './recalled-edition.ts';
export { signedBytes } from './signed-bytes.ts';
export {
  type Seen,
  type SignedStatement,
  type Statement,
  saysLess,
  signedState,
  statementOf,
  timeOf,
  verifiedStatement,
} from './statement.ts';
export { thresholdRefusal } from './threshold.ts';
export {
  type ApproverRole,
  fingerprintOf,
  keyHolder,
  type ListedKey,
  type ListedPerson,
  newestTrust,
  type SignedTrustList,
  signedTrust,
  signerOf,
  type TrustList,
  trustListOf,
} from './trust-list.ts';
export { unsignedEdition, withDigest } from './unsigned-edition.ts';
export {
  installRefusal,
  type Reader,
  type SignedManifest,
  type VerifiedManifest,
  verifiedManifest,
} from './verify-edition.ts';
