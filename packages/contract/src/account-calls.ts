import { z } from 'zod';
import { accountBody, deleteAccountBody, passwordBody } from './account-bodies.ts';
import { accountExport } from './account-export.ts';
import { accessRefusals, bodyRefusals, failure, pathRefusal, throttleRefusal } from './answers.ts';
import { apiMessage } from './api-message.ts';
import type { Call } from './call.ts';
import { idParams } from './id-params.ts';
import * as paths from './paths.ts';
import { ownSecurityQuestions, securityQuestionSet, securityQuestionsBody } from './security-question-set.ts';
import { session } from './session.ts';
import { user } from './user.ts';

/**
 * Calls that users make about their own account. Exporting or deleting it needs no accepted disclaimer, so that users
 * who decline the terms can leave.
 */
export const accountCalls = {
  account: {
    method: 'GET',
    path: paths.account,
    access: 'disclaimer-accepted',
    summary: 'My account',
    answers: { 200: user, ...accessRefusals, ...failure },
  },
  changeAccount: {
    method: 'PUT',
    path: paths.account,
    access: 'disclaimer-accepted',
    summary: 'Change my name, certification level or department',
    body: accountBody,
    answers: { 200: user, ...accessRefusals, ...bodyRefusals, ...failure },
  },
  changePassword: {
    method: 'PUT',
    path: paths.accountPassword,
    access: 'disclaimer-accepted',
    summary: 'Change my password; my other sessions end. 403 when the current one is wrong',
    body: passwordBody,
    answers: { 200: apiMessage, ...accessRefusals, ...bodyRefusals, ...throttleRefusal, ...failure },
  },
  ownSecurityQuestions: {
    method: 'GET',
    path: paths.accountSecurityQuestions,
    access: 'disclaimer-accepted',
    summary: 'My three security questions',
    answers: { 200: ownSecurityQuestions, ...accessRefusals, ...failure },
  },
  changeSecurityQuestions: {
    method: 'PUT',
    path: paths.accountSecurityQuestions,
    access: 'disclaimer-accepted',
    summary: 'Replace my security questions and answers. 403 when the current password is wrong',
    body: securityQuestionsBody,
    answers: { 200: securityQuestionSet, ...accessRefusals, ...bodyRefusals, ...throttleRefusal, ...failure },
  },
  sessions: {
    method: 'GET',
    path: paths.accountSessions,
    access: 'disclaimer-accepted',
    summary: 'The devices on which I am signed in, last used first',
    answers: { 200: z.array(session), ...accessRefusals, ...failure },
  },
  endSession: {
    method: 'DELETE',
    path: paths.accountSession,
    access: 'disclaimer-accepted',
    summary: 'Sign one of my devices out; for the one that asks, the same as signing out',
    params: idParams,
    answers: { 200: apiMessage, 404: apiMessage, ...pathRefusal, ...accessRefusals, ...failure },
  },
  exportAccount: {
    method: 'GET',
    path: paths.accountExport,
    access: 'signed-in',
    summary: 'Everything stored about me, as a file',
    answers: { 200: accountExport, 401: apiMessage, ...failure },
  },
  deleteAccount: {
    method: 'DELETE',
    path: paths.account,
    access: 'signed-in',
    summary: 'Delete my account and everything stored about it. 409 for the last active administrator',
    body: deleteAccountBody,
    answers: {
      200: apiMessage,
      401: apiMessage,
      409: apiMessage,
      ...bodyRefusals,
      ...throttleRefusal,
      ...failure,
    },
  },
} as const satisfies Record<string, Call>;
