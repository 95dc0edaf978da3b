export type { AccountExport } from './account-export.ts';
export type { Call } from './call.ts';
export type { CallAnswer, CallBody, CallMethod } from './call-types.ts';
export { calls } from './calls.ts';
export { CERTIFICATION_LEVELS, type CertificationLevel } from './certification-levels.ts';
export {
  type ContentPerson,
  type DeskOverview,
  type Draft,
  type DraftSummary,
  deskLimits,
  type EditionSheet,
  type EditionSummary,
  type RecallRow,
  type ReceiptRow,
  type TrustState,
  type WholeText,
} from './desk.ts';
export { DISCLAIMER_VERSION } from './disclaimer-version.ts';
export type { Favorite } from './favorite.ts';
export { IDEMPOTENCY_HEADER, isIdempotencyKey, USER_HEADER } from './headers.ts';
export { limits } from './limits.ts';
export { type Medication, medication } from './medication.ts';
export { type AssertionBody, CONTENT_ROLES, type ContentRole } from './passkey.ts';
export type { PasswordCode } from './password-code.ts';
export { type FilledPath, pathOf } from './path-of.ts';
export * as paths from './paths.ts';
export { plainEmail } from './plain-email.ts';
export type { ResetPasswordBody, ResetWithCodeBody, VerifySecurityQuestionsBody } from './recovery-body.ts';
export type { RegisterBody } from './register-body.ts';
export type { OwnSecurityQuestions } from './security-question-set.ts';
export { SECURITY_QUESTIONS } from './security-questions.ts';
export { editionAbove, recalledBy, sentences, tooManyAttempts } from './sentences.ts';
export type { Session } from './session.ts';
export { SESSION_MARK } from './session-mark.ts';
export { type AdminUser, adminUser, type User } from './user.ts';
