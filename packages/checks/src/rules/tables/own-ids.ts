import type { Edition } from '@first60/edition';
import { pointer, type Rule, stops } from '../../rule.ts';

const TABLES = ['protocols', 'formulary', 'algorithms'] as const;
const LISTS = ['groups', 'quickDoses', 'quickAgeDoses', 'adultDosing', 'zones', 'illustrations', 'hospitals'] as const;

const NAMES: Readonly<Record<(typeof TABLES)[number] | (typeof LISTS)[number], string>> = {
  protocols: 'card',
  formulary: 'drug',
  algorithms: 'algorithm',
  groups: 'group',
  quickDoses: 'row of the quick calculator',
  quickAgeDoses: 'row of the quick calculator',
  adultDosing: 'adult reference',
  zones: 'color zone',
  illustrations: 'sheet of drawings',
  hospitals: 'hospital',
};

/** An entry is stored under its own id, and ids within a list are unique. */
export const ownIds: Rule = {
  name: 'own-ids',
  find: (edition) => [
    ...TABLES.flatMap((part) =>
      Object.entries<{ readonly id: string }>(edition[part])
        .filter(([key, { id }]) => id !== key)
        .map(([key, { id }]) =>
          stops(pointer(part, key, 'id'), `The ${NAMES[part]} "${id}" is filed under "${key}": make the two the same.`),
        ),
    ),
    ...LISTS.flatMap((part) => {
      const ids = idsOf(edition, part);
      return ids.flatMap((id, index) =>
        ids.indexOf(id) === index
          ? []
          : [stops(pointer(part, index, 'id'), `Two entries are the ${NAMES[part]} "${id}": give each its own id.`)],
      );
    }),
  ],
};

const idsOf = (edition: Edition, part: (typeof LISTS)[number]): readonly string[] => edition[part].map(({ id }) => id);
