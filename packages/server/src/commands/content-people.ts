import { keyHolder } from '@first60/seal';
import { contentPeople } from '../store/content-people.ts';
import { allSigningKeys } from '../store/signing-keys.ts';
import { newestTrustList } from '../store/trust-lists.ts';
import { emailsOf } from '../store/users.ts';
import { type ContentCommand, usageError } from './content-command.ts';
import { inColumns } from './in-columns.ts';

export const contentPeopleList: ContentCommand = {
  usage: 'people',
  run: async (args, { database }) => {
    if (args.length > 0) throw usageError(contentPeopleList);
    const people = await contentPeople(database);
    const keys = await allSigningKeys(database);
    const list = (await newestTrustList(database))?.list;
    const stateOf = (keyId: string, lastVersion: number | null) => {
      if (lastVersion !== null) return 'given up';
      const listed = list && keyHolder(list, keyId);
      return listed?.key.lastVersion === null ? 'signs' : 'waits for the next trust list';
    };
    // A passkey can outlive the role of its owner.
    const emails = await emailsOf(
      database,
      keys.map(({ userId }) => userId),
    );
    const passkeys = keys.map(({ id, userId, label, lastVersion }) => [
      emails.get(userId) ?? '',
      label,
      stateOf(id, lastVersion),
      id,
    ]);
    const roles = people.map((person) => [person.email, person.name, person.roles.join(', '), person.title]);
    return [
      roles.length === 0
        ? 'Nobody has a content role yet.'
        : inColumns([['EMAIL', 'NAME', 'ROLES', 'TITLE'], ...roles]),
      ...(passkeys.length === 0 ? [] : ['', inColumns([['EMAIL', 'PASSKEY', 'STATE', 'ID'], ...passkeys])]),
    ].join('\n');
  },
};
