import { z } from 'zod';
import { accountCalls } from './account-calls.ts';
import { adminCalls } from './admin-calls.ts';
import { bodyRefusals, crossSiteRefusal, failure, throttleRefusal } from './answers.ts';
import { apiMessage } from './api-message.ts';
import type { Call } from './call.ts';
import { contentCalls } from './content-calls.ts';
import { deskCalls } from './desk-calls.ts';
import { favoriteCalls } from './favorite-calls.ts';
import { loginBody } from './login-body.ts';
import { medication } from './medication.ts';
import * as paths from './paths.ts';
import { recoveryCalls } from './recovery-calls.ts';
import { registerBody } from './register-body.ts';
import { user } from './user.ts';

/** Every API call. The routes and the OpenAPI document are generated from this list. */
export const calls = {
  register: {
    method: 'POST',
    path: paths.register,
    access: 'anyone',
    summary: 'Create an account and sign in to it',
    body: registerBody,
    answers: { 201: user, 409: apiMessage, ...bodyRefusals, ...throttleRefusal, ...failure },
  },
  login: {
    method: 'POST',
    path: paths.login,
    access: 'anyone',
    summary: 'Sign in; 403 when the account was deactivated',
    body: loginBody,
    answers: { 200: user, 401: apiMessage, ...bodyRefusals, ...throttleRefusal, ...failure },
  },
  logout: {
    method: 'POST',
    path: paths.logout,
    access: 'anyone',
    summary: 'End the session, if there is one',
    answers: { 200: apiMessage, ...crossSiteRefusal, ...failure },
  },
  currentUser: {
    method: 'GET',
    path: paths.currentUser,
    access: 'signed-in',
    summary: 'The signed-in user',
    answers: { 200: user, 401: apiMessage, ...failure },
  },
  acceptDisclaimer: {
    method: 'POST',
    path: paths.acceptDisclaimer,
    access: 'signed-in',
    summary: 'Accept the current version of the disclaimer',
    answers: { 200: user, 401: apiMessage, ...crossSiteRefusal, ...failure },
  },
  ...recoveryCalls,
  medications: {
    method: 'GET',
    path: paths.medications,
    access: 'disclaimer-accepted',
    summary: 'The reference drugs with their kits',
    answers: { 200: z.array(medication), 401: apiMessage, 403: apiMessage, ...failure },
  },
  ...favoriteCalls,
  ...adminCalls,
  ...accountCalls,
  ...contentCalls,
  ...deskCalls,
  health: {
    method: 'GET',
    path: paths.health,
    access: 'anyone',
    summary: 'Whether the server answers and reaches its database',
    answers: { 200: z.object({ status: z.literal('ok') }), ...failure },
  },
  ready: {
    method: 'GET',
    path: paths.ready,
    access: 'anyone',
    summary: 'Whether the server should be sent requests: its database answers and has the schema it was made for',
    answers: { 200: z.object({ status: z.literal('ready') }), 503: apiMessage, ...failure },
  },
} as const satisfies Record<string, Call>;
