import { type ContentRole, sentences } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import type { Occasion } from '../store/audit-events.ts';
import { contentRolesOf } from '../store/content-people.ts';
import { userById } from '../store/users.ts';
import type { Refusal } from '../trust/refusal.ts';

/** The person who acts at the desk, and the time. */
export interface DeskRequest extends Occasion {
  readonly userId: string;
}

export interface DeskCaller {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly ContentRole[];
}

/** The person who made the request, with their current roles. They may have lost a role since the request began. */
export async function deskCaller(database: Database, { userId }: DeskRequest): Promise<DeskCaller> {
  const user = await userById(database, userId);
  const roles = user?.isActive === true ? await contentRolesOf(database, userId) : [];
  return { id: userId, name: user === undefined ? '' : `${user.firstName} ${user.lastName}`, roles };
}

export const mayApprove = ({ roles }: DeskCaller): boolean => roles.includes('reviewer') || roles.includes('director');

export const NO_APPROVER: Refusal<403> = { status: 403, message: sentences.approverRequired };
export const NO_EDITOR: Refusal<403> = { status: 403, message: sentences.editorRequired };
