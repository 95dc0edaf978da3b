import { z } from 'zod';
import { accessRefusals, bodyRefusals, failure, pathRefusal } from './answers.ts';
import { apiMessage } from './api-message.ts';
import type { Call } from './call.ts';
import { idParams } from './id-params.ts';
import { passwordCode } from './password-code.ts';
import * as paths from './paths.ts';
import { sentences } from './sentences.ts';
import { adminUser } from './user.ts';

const userStatusBody = z.object({ isActive: z.boolean(sentences.missingFields) }, sentences.missingFields);

const userAdminBody = z.object({ isAdmin: z.boolean(sentences.missingFields) }, sentences.missingFields);

const changed = {
  200: adminUser,
  404: apiMessage,
  409: apiMessage,
  ...accessRefusals,
  ...bodyRefusals,
  ...failure,
};

/** Calls with which administrators manage other users' accounts. */
export const adminCalls = {
  adminUsers: {
    method: 'GET',
    path: paths.adminUsers,
    access: 'administrator',
    summary: 'All users, oldest account first',
    answers: { 200: z.array(adminUser), ...accessRefusals, ...failure },
  },
  changeUserStatus: {
    method: 'PUT',
    path: paths.adminUserStatus,
    access: 'administrator',
    summary: 'Activate or deactivate a user; 409 for the last active administrator',
    params: idParams,
    body: userStatusBody,
    answers: changed,
  },
  changeUserAdmin: {
    method: 'PUT',
    path: paths.adminUserAdmin,
    access: 'administrator',
    summary: 'Grant or revoke the administrator role; 409 for the last active administrator',
    params: idParams,
    body: userAdminBody,
    answers: changed,
  },
  makePasswordCode: {
    method: 'POST',
    path: paths.adminUserPasswordCode,
    access: 'administrator',
    summary:
      'Reset the password of another user: it and every session end at once, and the code in the answer sets a new one within a day; 409 for oneself or an inactive user',
    params: idParams,
    answers: { 200: passwordCode, 404: apiMessage, 409: apiMessage, ...pathRefusal, ...accessRefusals, ...failure },
  },
} as const satisfies Record<string, Call>;
