import { placedLists } from '../../card-lines.ts';
import { asks, type Rule } from '../../rule.ts';

/** Kinds of hospitals and departments. The first line of Transport & Destination must contain one of them. */
const DESTINATION = /\b(hospital|center|emergency department|intensive care|neurosurgery|surgery)\b/i;

/** A card's first transport line contains a destination, because the screen shows that line as the destination. */
export const cardDestinations: Rule = {
  name: 'card-destinations',
  find: ({ protocols }) =>
    Object.entries(protocols).flatMap(([key, card]) =>
      placedLists(key, card)
        .filter(
          ({ list, lines: [first] }) => list === 'transportPriorities' && !DESTINATION.test(first?.line.text ?? ''),
        )
        .map(({ at, where, lines: [first] }) =>
          asks(
            first?.at ?? at,
            `${where}, does not begin with where to go${first === undefined ? '' : ` ("${first.line.text}")`}: name the kind of hospital or department in its first line.`,
          ),
        ),
    ),
};
