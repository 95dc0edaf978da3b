import { cardOf } from '../../looked-up.ts';
import { pointer, type Rule, stops } from '../../rule.ts';

/** Every card is in exactly one group, the one named in the card. */
export const groups: Rule = {
  name: 'groups',
  find: (edition) => {
    const listed = edition.groups.flatMap(({ id: group, title, protocols }, at) =>
      protocols.map((id, index) => ({ id, group, title, at: pointer('groups', at, 'protocols', index) })),
    );
    return [
      ...Object.entries(edition.protocols)
        .filter(([key]) => !listed.some(({ id }) => id === key))
        .map(([key, { title }]) =>
          stops(pointer('protocols', key), `${title} is in no group, so that nobody finds it: list it in one.`),
        ),
      ...listed.flatMap(({ id, group, title, at }, index) => {
        const card = cardOf(edition, id);
        const first = listed.findIndex((other) => other.id === id);
        if (first !== index) {
          return [
            stops(at, `${card?.title ?? id} is listed in ${listed[first]?.title} and again in ${title}: keep one.`),
          ];
        }
        return card === undefined || card.category === group
          ? []
          : [
              stops(
                pointer('protocols', id, 'category'),
                `${card.title} is listed in the group ${title} and says that it belongs to "${card.category}": make the two agree.`,
              ),
            ];
      }),
    ];
  },
};
