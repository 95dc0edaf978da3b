import type { User } from '@first60/contract';
import type { Database } from './database/schema.ts';
import { createPassword } from './new-password.ts';
import { OperatorError } from './operator-error.ts';
import type { Passwords } from './passwords.ts';
import { deleteSessionsOfUser } from './store/sessions.ts';
import { inTransaction } from './store/transaction.ts';
import { allUsers, hasOtherActiveAdmin, setAdmin, setPasswordHash, userByEmail } from './store/users.ts';

/** Each command changes the accounts and answers the text to show; what cannot be done is an OperatorError. */
export async function grant(database: Database, email: string): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const user = await existingUser(transaction, email);
    if (user.isAdmin) return `${user.email} is already an administrator.`;
    await setAdmin(transaction, user.id, true);
    const warning = user.isActive ? '' : ' The account is deactivated and cannot sign in until it is activated.';
    return `${user.email} is now an administrator.${warning}`;
  });
}

export async function revoke(database: Database, email: string): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const user = await existingUser(transaction, email);
    if (!user.isAdmin) return `${user.email} is not an administrator.`;
    if (user.isActive && !(await hasOtherActiveAdmin(transaction, user.id))) {
      throw new OperatorError('At least one active administrator is required');
    }
    await setAdmin(transaction, user.id, false);
    return `${user.email} is no longer an administrator.`;
  });
}

/** Sets a random password, shown here and nowhere else, and ends every session of the user. */
export async function resetPassword(database: Database, passwords: Passwords, email: string): Promise<string> {
  const password = createPassword();
  const passwordHash = await passwords.hash(password);
  return inTransaction(database, async (transaction) => {
    const user = await existingUser(transaction, email);
    await setPasswordHash(transaction, user.id, passwordHash);
    await deleteSessionsOfUser(transaction, user.id);
    return `New password of ${user.email}, shown only this once: ${password}\nEvery session of the account has ended.`;
  });
}

export async function list(database: Database): Promise<string> {
  const users = await allUsers(database);
  if (users.length === 0) return 'There are no accounts yet.';
  const rows = [['EMAIL', 'NAME', 'STATUS', 'ROLE', 'LAST SIGN-IN'], ...users.map(rowOf)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
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

async function existingUser(database: Database, email: string): Promise<User> {
  const user = await userByEmail(database, email.trim().toLowerCase());
  if (user === undefined) throw new OperatorError(`There is no account with the email ${email}.`);
  return user;
}
