import { CONTENT_ROLES, type ContentPerson, type ContentRole } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Occasion, recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { contentRolesOf, contentTitleOf, setContentRoles } from '../store/content-people.ts';
import { lockRoles } from '../store/roles.ts';
import { userById } from '../store/users.ts';
import { isLastDirector } from '../trust/last-director.ts';
import { isActiveAdmin } from './role-change.ts';

export interface ContentRoleChange extends Occasion {
  readonly userId: string;
  readonly roles: readonly ContentRole[];
  /** Undefined leaves the title unchanged. */
  readonly title: string | undefined;
  /** The administrator who made the request. null on the server's own command line. */
  readonly actorId: string | null;
}

export type ContentRoleOutcome =
  | {
      readonly kind: 'set';
      readonly person: ContentPerson;
      /** The previous roles. */
      readonly had: readonly ContentRole[];
    }
  | { readonly kind: 'not-found' | 'not-allowed' | 'title-missing' | 'last-director' };

/** Sets the content roles of a user. A director always remains once a trust list names one. */
export function changeContentRoles(database: Database, change: ContentRoleChange): Promise<ContentRoleOutcome> {
  const { userId, actorId } = change;
  return inTransaction(database, async (transaction): Promise<ContentRoleOutcome> => {
    await lockRoles(transaction);
    await lockContent(transaction);
    if (actorId !== null && !isActiveAdmin(await userById(transaction, actorId))) return { kind: 'not-allowed' };
    const user = await userById(transaction, userId);
    if (user === undefined) return { kind: 'not-found' };
    const roles = CONTENT_ROLES.filter((role) => change.roles.includes(role));
    const before = await contentTitleOf(transaction, userId);
    const title = change.title ?? before?.title ?? '';
    if (title === '' && roles.some((role) => role !== 'editor')) return { kind: 'title-missing' };
    const isLoss = !roles.includes('director') && (await isLastDirector(transaction, userId));
    if (isLoss) return { kind: 'last-director' };
    const had = await contentRolesOf(transaction, userId);
    if (had.join() !== roles.join() || (before?.title ?? '') !== title) {
      await setContentRoles(transaction, userId, { roles, title });
      await recordEvent(transaction, change, 'content-roles-changed', userId, actorId);
    }
    const { email, firstName, lastName } = user;
    const name = `${firstName} ${lastName}`;
    return { kind: 'set', person: { userId, name, email, roles, title: roles.length === 0 ? '' : title }, had };
  });
}
