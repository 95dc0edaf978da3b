export type { AccountBody, DeleteAccountBody, PasswordBody } from './account-bodies.ts';
export type { AccountExport } from './account-export.ts';
export type { UserAdminBody, UserStatusBody } from './admin-calls.ts';
export { type ApiMessage, apiMessage } from './api-message.ts';
export type { Access, Call } from './call.ts';
export type { CallAnswer, CallBody, CallMethod } from './call-types.ts';
export { calls } from './calls.ts';
export { CERTIFICATION_LEVELS, type CertificationLevel } from './certification-levels.ts';
export type { ReceiptsBody } from './content-calls.ts';
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
export { type Favorite, type FavoriteBody, favorite } from './favorite.ts';
export { IDEMPOTENCY_HEADER, isIdempotencyKey, USER_HEADER } from './headers.ts';
export { limits } from './limits.ts';
export { type LoginBody, loginBody } from './login-body.ts';
export { type Medication, medication } from './medication.ts';
export { type AssertionBody, CONTENT_ROLES, type ContentRole } from './passkey.ts';
export type { PasswordCode } from './password-code.ts';
export { type FilledPath, pathOf } from './path-of.ts';
export * as paths from './paths.ts';
export { plainEmail } from './plain-email.ts';
export type { ResetPasswordBody, ResetWithCodeBody, VerifySecurityQuestionsBody } from './recovery-body.ts';
export { type RegisterBody, registerBody } from './register-body.ts';
export type { OwnSecurityQuestions, SecurityQuestionSet, SecurityQuestionsBody } from './security-question-set.ts';
export { SECURITY_QUESTIONS, type SecurityQuestion } from './security-questions.ts';
export { editionAbove, recalledBy, sentences, tooManyAttempts } from './sentences.ts';
export type { Session } from './session.ts';
export { SESSION_MARK } from './session-mark.ts';
export { type AdminUser, adminUser, type User, user } from './user.ts';
