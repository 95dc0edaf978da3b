import {
  pathOf,
  paths,
  type ResetPasswordBody,
  type ResetWithCodeBody,
  type VerifySecurityQuestionsBody,
} from '@first60/contract';
import { m } from '../../../paraglide/messages.js';
import { ApiError, call, send } from '../../../server/api.ts';
import { failureSentence } from '../failure-sentence.ts';
import type { RecoveryAnswers } from './recovery-check.ts';
import { type RecoveryQuestions, readQuestions } from './security-questions.ts';

/**
 * @throws ApiError when refused, TypeError if the server cannot be reached or its response does not contain three
 * questions.
 */
export async function fetchQuestions(email: string): Promise<RecoveryQuestions> {
  const questions = readQuestions(await call('GET', pathOf(paths.securityQuestions, { email: email.trim() })));
  if (questions === undefined) throw new TypeError('The answer holds no three security questions');
  return questions;
}

/** Only the status shows whether the answers are correct: a 2xx counts regardless of its body. */
export const verifyAnswers = (email: string, answers: RecoveryAnswers): Promise<unknown> =>
  send('POST', paths.verifySecurityQuestions, {
    email: email.trim(),
    answers,
  } satisfies VerifySecurityQuestionsBody);

export const resetPassword = (email: string, answers: RecoveryAnswers, newPassword: string): Promise<unknown> =>
  call('POST', paths.resetPassword, { email: email.trim(), answers, newPassword } satisfies ResetPasswordBody);

export const resetWithCode = (email: string, code: string, newPassword: string): Promise<unknown> =>
  call('POST', paths.resetWithCode, { email: email.trim(), code, newPassword } satisfies ResetWithCodeBody);

/** Why the lookup failed. A 404 has its own message, which refers the user to the administrator. */
export const lookupFailure = (error: unknown): string =>
  error instanceof ApiError && error.status === 404
    ? m.recovery_not_found()
    : failureSentence(error, m.recovery_lookup_failed(), m.recovery_unreached());

export const verifyFailure = (error: unknown): string =>
  failureSentence(error, m.recovery_verify_failed(), m.recovery_unreached());

export const resetFailure = (error: unknown): string =>
  failureSentence(error, m.recovery_reset_failed(), m.recovery_unreached());
