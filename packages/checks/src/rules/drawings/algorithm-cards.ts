import { cardOf, entryOf } from '../../looked-up.ts';
import { type Found, pointer, type Rule, stops } from '../../rule.ts';

/** A drawn algorithm has the title of its card. A card names an algorithm PDF exactly when it has an algorithm. */
export const algorithmCards: Rule = {
  name: 'algorithm-cards',
  find: (edition) => [
    ...Object.entries(edition.algorithms).flatMap(([key, { id, title }]): Found[] => {
      const card = cardOf(edition, id);
      return card === undefined || card.title === title
        ? []
        : [
            stops(
              pointer('algorithms', key, 'title'),
              `The algorithm of ${card.title} is headed "${title}": give it the title of its card.`,
            ),
          ];
    }),
    ...Object.entries(edition.protocols).flatMap(([key, { title, algorithmPdfPath }]): Found[] => {
      const wanted = entryOf(edition.algorithms, key) === undefined ? undefined : `/algorithms/${key}.pdf`;
      if (algorithmPdfPath === wanted) return [];
      return [
        stops(
          pointer('protocols', key, 'algorithmPdfPath'),
          wanted === undefined
            ? `${title} names the PDF ${algorithmPdfPath} and has no drawn algorithm: take it out.`
            : `${title} has a drawn algorithm and names ${algorithmPdfPath ?? 'no PDF'}: name ${wanted}.`,
        ),
      ];
    }),
  ],
};
