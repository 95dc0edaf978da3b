import { ApiError, call } from '../../../lib/api.ts';
import { m } from '../../../paraglide/messages.js';
import { failureSentence } from '../failure-sentence.ts';
import type { RecoveryAnswers } from './recovery-check.ts';
import { type RecoveryQuestions, readQuestions } from './security-questions.ts';

const QUESTIONS_PATH = '/api/auth/security-questions';
const VERIFY_PATH = '/api/auth/verify-security-questions';
const RESET_PATH = '/api/auth/reset-password';

/** @throws ApiError when refused, TypeError when the server is not reached or its answer holds no three questions. */
export async function fetchQuestions(email: string): Promise<RecoveryQuestions> {
  const questions = readQuestions(await call('GET', `${QUESTIONS_PATH}/${encodeURIComponent(email.trim())}`));
  if (questions === undefined) throw new TypeError('The answer holds no three security questions');
  return questions;
}

export const verifyAnswers = (email: string, answers: RecoveryAnswers): Promise<unknown> =>
  call('POST', VERIFY_PATH, { email: email.trim(), answers });

export const resetPassword = (email: string, answers: RecoveryAnswers, newPassword: string): Promise<unknown> =>
  call('POST', RESET_PATH, { email: email.trim(), answers, newPassword });

/** Why the lookup failed. A 404 has its own sentence, since it names the way out: the administrator. */
export const lookupFailure = (error: unknown): string =>
  error instanceof ApiError && error.status === 404
    ? m.recovery_not_found()
    : failureSentence(error, m.recovery_lookup_failed(), m.recovery_unreached());

export const verifyFailure = (error: unknown): string =>
  failureSentence(error, m.recovery_verify_failed(), m.recovery_unreached());

export const resetFailure = (error: unknown): string =>
  failureSentence(error, m.recovery_reset_failed(), m.recovery_unreached());
