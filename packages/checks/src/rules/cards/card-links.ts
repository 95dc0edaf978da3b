import type { Edition, Exceptions } from '@first60/edition';
import { cardName, cardOf } from '../../looked-up.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/**
 * Related protocols link both ways, except for those listed on purpose. A card never links to itself or twice to the
 * same card.
 */
export const cardLinks: Rule = {
  name: 'card-links',
  find: (edition, { oneWayLinks }) => [
    ...Object.entries(edition.protocols).flatMap(([key, { title, crossLinks }]) =>
      crossLinks.flatMap((to, index): Found[] => {
        const at = pointer('protocols', key, 'crossLinks', index);
        if (to === key) return [stops(at, `${title} names itself among its related protocols: take it out.`)];
        if (crossLinks.indexOf(to) !== index) {
          return [asks(at, `${title} names ${cardName(edition, to)} twice among its related protocols: keep one.`)];
        }
        if (isAnswered(edition, key, to) || oneWayLinks.some((link) => link.from === key && link.to === to)) return [];
        return [
          asks(
            at,
            `${title} leads to ${cardName(edition, to)}, which does not lead back: add ${title} to its related protocols, or take this link out.`,
          ),
        ];
      }),
    ),
    ...lonely(edition),
    ...settled(edition, oneWayLinks),
  ],
};

/** True when the linked card links back. A missing card is reported by the rule `references`. */
const isAnswered = (edition: Edition, from: string, to: string): boolean =>
  cardOf(edition, to)?.crossLinks.includes(from) ?? true;

/** Cards that link to no other card, or that no other card links to. An edition with a single card is exempt. */
function lonely({ protocols }: Edition): Found[] {
  const cards = Object.entries(protocols);
  const led = new Set(cards.flatMap(([, { crossLinks }]) => crossLinks));
  return cards.length < 2
    ? []
    : cards.flatMap(([key, { title, crossLinks }]) => {
        const at = pointer('protocols', key, 'crossLinks');
        if (crossLinks.length === 0) {
          return [asks(at, `${title} leads to no related protocol: name at least one that may be needed next.`)];
        }
        return led.has(key) ? [] : [asks(at, `No card leads to ${title}: name it among the related protocols of one.`)];
      });
}

/** Exceptions for one-way links that have become two-way or no longer exist. */
const settled = (edition: Edition, links: Exceptions['oneWayLinks']): Found[] =>
  links
    .filter(({ from, to }) => !cardOf(edition, from)?.crossLinks.includes(to) || isAnswered(edition, from, to))
    .map(({ from, to }) =>
      asks(
        pointer('protocols', from, 'crossLinks'),
        `The link from ${cardName(edition, from)} to ${cardName(edition, to)} is listed as leading one way and does not: take it off that list.`,
      ),
    );
