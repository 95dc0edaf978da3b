import { z } from 'zod';
import { userAdminBody, userStatusBody } from './admin-bodies.ts';
import { accessRefusals, bodyRefusals, failure } from './answers.ts';
import { apiMessage } from './api-message.ts';
import type { Call } from './call.ts';
import { idParams } from './id-params.ts';
import { paths } from './paths.ts';
import { user } from './user.ts';

const changed = {
  200: user,
  404: apiMessage,
  409: apiMessage,
  ...accessRefusals,
  ...bodyRefusals,
  ...failure,
};

/** What administrators do with the accounts of others. */
export const adminCalls = {
  adminUsers: {
    method: 'GET',
    path: paths.adminUsers,
    access: 'administrator',
    summary: 'All users, oldest account first',
    answers: { 200: z.array(user), ...accessRefusals, ...failure },
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
} as const satisfies Record<string, Call>;
