import type { User } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Occasion, recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { endSessionsOfUser, forgetEndedSessions } from '../store/ended-sessions.ts';
import { hasOtherActiveAdmin, lockRoles, setActive, setAdmin } from '../store/roles.ts';
import { userById } from '../store/users.ts';
import { isLastDirector } from '../trust/last-director.ts';

export type RoleChange =
  | { readonly field: 'isActive'; readonly value: boolean }
  | { readonly field: 'isAdmin'; readonly value: boolean };

export type RoleOutcome =
  | { readonly kind: 'changed' | 'unchanged'; readonly user: User }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'last-admin' }
  | { readonly kind: 'last-director' }
  /** The requesting administrator has lost the role since the request began. */
  | { readonly kind: 'not-allowed' };

export interface RoleChangeRequest extends Occasion {
  readonly userId: string;
  readonly change: RoleChange;
  /** The administrator who made the request. null on the server's own command line. */
  readonly actorId: string | null;
}

/** Activates, deactivates, grants or revokes. At least one active administrator always remains. */
export function changeRole(database: Database, request: RoleChangeRequest): Promise<RoleOutcome> {
  const { userId, change, actorId } = request;
  return inTransaction(database, async (transaction): Promise<RoleOutcome> => {
    await lockRoles(transaction);
    await lockContent(transaction);
    if (actorId !== null && !isActiveAdmin(await userById(transaction, actorId))) return { kind: 'not-allowed' };
    const user = await userById(transaction, userId);
    if (user === undefined) return { kind: 'not-found' };
    if (user[change.field] === change.value) return { kind: 'unchanged', user };
    const isLoss = !change.value && isActiveAdmin(user);
    if (isLoss && !(await hasOtherActiveAdmin(transaction, userId))) return { kind: 'last-admin' };
    const isOff = change.field === 'isActive' && !change.value;
    if (isOff && (await isLastDirector(transaction, userId))) return { kind: 'last-director' };
    await apply(transaction, request);
    await recordEvent(transaction, request, eventOf(change), userId, actorId);
    return { kind: 'changed', user: { ...user, [change.field]: change.value } };
  });
}

export const isActiveAdmin = (user: User | undefined): boolean => user?.isAdmin === true && user.isActive;

async function apply(transaction: Database, { userId, change, now }: RoleChangeRequest): Promise<void> {
  const { field, value } = change;
  if (field === 'isAdmin') return setAdmin(transaction, userId, value);
  await setActive(transaction, userId, value);
  if (value) await forgetEndedSessions(transaction, userId, 'deactivated');
  else await endSessionsOfUser(transaction, userId, { reason: 'deactivated', now });
}

function eventOf({ field, value }: RoleChange) {
  if (field === 'isAdmin') return value ? 'admin-granted' : 'admin-revoked';
  return value ? 'activated' : 'deactivated';
}
