import { bodyRefusals, failure, pathRefusal, throttleRefusal } from './answers.ts';
import { apiMessage } from './api-message.ts';
import type { Call } from './call.ts';
import * as paths from './paths.ts';
import {
  resetPasswordBody,
  resetWithCodeBody,
  securityQuestionsParams,
  verifySecurityQuestionsBody,
} from './recovery-body.ts';
import { securityQuestionSet } from './security-question-set.ts';

const refusals = { 401: apiMessage, ...bodyRefusals, ...throttleRefusal, ...failure };

/** The three steps with which a user who has forgotten the password signs in again. */
export const recoveryCalls = {
  securityQuestions: {
    method: 'GET',
    path: paths.securityQuestions,
    access: 'anyone',
    summary: 'The three security questions of an account; 404 when there are none to ask',
    params: securityQuestionsParams,
    answers: { 200: securityQuestionSet, 404: apiMessage, ...pathRefusal, ...throttleRefusal, ...failure },
  },
  verifySecurityQuestions: {
    method: 'POST',
    path: paths.verifySecurityQuestions,
    access: 'anyone',
    summary: 'Whether the three answers are right; 401 when they are not',
    body: verifySecurityQuestionsBody,
    answers: { 200: apiMessage, ...refusals },
  },
  resetPassword: {
    method: 'POST',
    path: paths.resetPassword,
    access: 'anyone',
    summary: 'Set a new password with the three answers; every session of the account ends',
    body: resetPasswordBody,
    answers: { 200: apiMessage, ...refusals },
  },
  resetWithCode: {
    method: 'POST',
    path: paths.resetWithCode,
    access: 'anyone',
    summary: "Set a new password with an administrator's one-time code; 403 when the account was deactivated",
    body: resetWithCodeBody,
    answers: { 200: apiMessage, ...refusals },
  },
} as const satisfies Record<string, Call>;
