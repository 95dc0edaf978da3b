import { plainEmail, sentences, type User } from '@first60/contract';
import { createPassword } from '../accounts/new-password.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { changeRole } from '../accounts/role-change.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { OperatorError } from '../operator-error.ts';
import { type Occasion, recordEvent } from '../store/audit-events.ts';
import { deleteSessionsOfUser } from '../store/sessions.ts';
import { allUsers, setPasswordHash, userByEmail } from '../store/users.ts';
import { inColumns } from './in-columns.ts';

/** Each command changes the accounts and returns the text to show. It throws an OperatorError on failure. */
export async function grant(database: Database, email: string): Promise<string> {
  const outcome = await changeAdmin(database, email, true);
  if (outcome.kind === 'unchanged') return `${outcome.user.email} is already an administrator.`;
  const { user } = outcome;
  const warning = user.isActive ? '' : ' The account is deactivated and cannot sign in until it is activated.';
  return `${user.email} is now an administrator.${warning}`;
}

export async function revoke(database: Database, email: string): Promise<string> {
  const { kind, user } = await changeAdmin(database, email, false);
  return kind === 'unchanged'
    ? `${user.email} is not an administrator.`
    : `${user.email} is no longer an administrator.`;
}

async function changeAdmin(database: Database, email: string, value: boolean) {
  const user = await existingUser(database, email);
  const outcome = await changeRole(database, {
    userId: user.id,
    change: { field: 'isAdmin', value },
    actorId: null,
    ...occasion(),
  });
  if (outcome.kind === 'last-admin') throw new OperatorError(sentences.lastAdmin);
  if (outcome.kind !== 'changed' && outcome.kind !== 'unchanged') throw noAccount(email);
  return outcome;
}

/** The time of an operator's action. */
export const occasion = (): Occasion => ({ now: Date.now(), requestId: null });

/** Sets a random password, which is only shown here, and ends all sessions of the user. */
export async function resetPassword(database: Database, passwords: Passwords, email: string): Promise<string> {
  const password = createPassword();
  const passwordHash = await passwords.hash(password);
  return inTransaction(database, async (transaction) => {
    const user = await existingUser(transaction, email);
    await setPasswordHash(transaction, user.id, passwordHash);
    await deleteSessionsOfUser(transaction, user.id);
    await recordEvent(transaction, occasion(), 'password-reset', user.id);
    return `New password of ${user.email}, shown only this once: ${password}\nEvery session of the account has ended.`;
  });
}

export async function list(database: Database): Promise<string> {
  const users = await allUsers(database);
  if (users.length === 0) return 'There are no accounts yet.';
  const rows = [['EMAIL', 'NAME', 'STATUS', 'ROLE', 'LAST SIGN-IN'], ...users.map(rowOf)];
  return inColumns(rows);
}

function rowOf(user: User): string[] {
  return [
    user.email,
    `${user.firstName} ${user.lastName}`,
    user.isActive ? 'active' : 'inactive',
    user.isAdmin ? 'administrator' : 'user',
    user.lastLoginAt ?? 'never',
  ];
}

/** The account with the e-mail that an operator typed. */
export async function existingUser(database: Database, email: string): Promise<User> {
  const user = await userByEmail(database, plainEmail(email));
  if (user === undefined) throw noAccount(email);
  return user;
}

const noAccount = (email: string) => new OperatorError(`There is no account with the email ${email}.`);
