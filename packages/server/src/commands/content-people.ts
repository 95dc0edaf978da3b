import { keyHolder } from '@first60/seal';
import { contentPeople } from '../store/content-people.ts';
import { allSigningKeys } from '../store/signing-keys.ts';
import { newestTrustList } from '../store/trust-lists.ts';
import { type ContentCommand, usageError } from './content-command.ts';
import { inColumns } from './in-columns.ts';

export const contentPeopleList: ContentCommand = {
  usage: 'people',
  run: async (args, { database }) => {
    if (args.length > 0) throw usageError(contentPeopleList);
    const people = await contentPeople(database);
    if (people.length === 0) return 'Nobody has a content role yet.';
    const keys = await allSigningKeys(database);
    const list = (await newestTrustList(database))?.list;
    const stateOf = (keyId: string, lastVersion: number | null) => {
      if (lastVersion !== null) return 'given up';
      const listed = list && keyHolder(list, keyId);
      return listed?.key.lastVersion === null ? 'signs' : 'waits for the next trust list';
    };
    const names = new Map(people.map(({ userId, email }) => [userId, email]));
    const passkeys = keys.map(({ id, userId, label, lastVersion }) => [
      names.get(userId) ?? userId,
      label,
      stateOf(id, lastVersion),
      id,
    ]);
    return [
      inColumns([
        ['EMAIL', 'NAME', 'ROLES', 'TITLE'],
        ...people.map(({ email, name, roles, title }) => [email, name, roles.join(', '), title]),
      ]),
      ...(passkeys.length === 0 ? [] : ['', inColumns([['EMAIL', 'PASSKEY', 'STATE', 'ID'], ...passkeys])]),
    ].join('\n');
  },
};
