import type { PasswordCode } from '@first60/contract';
import { inTransaction } from '../database/transaction.ts';
import type { Services } from '../services.ts';
import { type Occasion, recordEvent } from '../store/audit-events.ts';
import { endSessionsOfUser } from '../store/ended-sessions.ts';
import { keepPasswordCode } from '../store/password-codes.ts';
import { lockRoles } from '../store/roles.ts';
import { setPasswordHash, userById } from '../store/users.ts';
import { createPassword, createPasswordCode } from './new-password.ts';
import { isActiveAdmin } from './role-change.ts';

const LIFETIME = 86_400_000;

export type PasswordCodeOutcome =
  | { readonly kind: 'made'; readonly made: PasswordCode }
  | { readonly kind: 'not-found' | 'inactive' | 'own' }
  /** The requesting administrator has lost the role since the request began. */
  | { readonly kind: 'not-allowed' };

interface PasswordCodeRequest extends Occasion {
  readonly userId: string;
  /** The administrator who made the request. */
  readonly actorId: string;
}

/**
 * Invalidates the user's password, ends all sessions, and returns the code for setting the next password. Until then
 * the stored hash is of a random password that nobody has seen.
 */
export async function makePasswordCode(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  { userId, actorId, ...occasion }: PasswordCodeRequest,
): Promise<PasswordCodeOutcome> {
  if (userId === actorId) return { kind: 'own' };
  const code = createPasswordCode();
  const expiresAt = occasion.now + LIFETIME;
  const [codeHash, nobodys] = await Promise.all([
    passwords.hash(code.replaceAll('-', '')),
    passwords.hash(createPassword()),
  ]);
  return inTransaction(database, async (transaction): Promise<PasswordCodeOutcome> => {
    await lockRoles(transaction);
    if (!isActiveAdmin(await userById(transaction, actorId))) return { kind: 'not-allowed' };
    const user = await userById(transaction, userId);
    if (user === undefined) return { kind: 'not-found' };
    if (!user.isActive) return { kind: 'inactive' };
    await setPasswordHash(transaction, userId, nobodys);
    await keepPasswordCode(transaction, userId, { codeHash, expiresAt });
    await endSessionsOfUser(transaction, userId, { reason: 'password-reset', now: occasion.now });
    await recordEvent(transaction, occasion, 'password-code-made', userId, actorId);
    return { kind: 'made', made: { code, expiresAt: new Date(expiresAt).toISOString() } };
  });
}
