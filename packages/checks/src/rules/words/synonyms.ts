import { cardName } from '../../looked-up.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/**
 * Other words by which a card can be found. Each is in lower case, belongs to only one card, and is not the name of a
 * stocked drug.
 */
export const synonyms: Rule = {
  name: 'synonyms',
  find: (edition) => {
    const drugs: ReadonlySet<string> = new Set(
      Object.values(edition.formulary)
        .flatMap((drug) => [drug.genericName, ...drug.brandNames, ...drug.synonyms])
        .map((name) => name.toLowerCase()),
    );
    const owners = new Map<string, string>();
    return [
      ...Object.entries(edition.protocols)
        .filter(([key]) => (Object.hasOwn(edition.synonyms, key) ? edition.synonyms[key] : [])?.length === 0)
        .map(([key, { title }]) =>
          asks(pointer('synonyms', key), `${title} can be found by its title alone: add other words for it.`),
        ),
      ...Object.entries(edition.synonyms).flatMap(([key, words]) =>
        words.flatMap((word, index): Found[] => {
          const at = pointer('synonyms', key, index);
          const where = `The search word "${word}" of ${cardName(edition, key)}`;
          const owner = owners.get(word);
          owners.set(word, owner ?? key);
          return [
            ...(word === word.trim().toLowerCase()
              ? []
              : [asks(at, `${where} is not in lower case, or has blanks around it: write it so.`)]),
            ...(owner === undefined
              ? []
              : [
                  owner === key
                    ? asks(at, `${where} stands there twice: keep one.`)
                    : stops(at, `${where} also leads to ${cardName(edition, owner)}: keep it at one card.`),
                ]),
            ...(drugs.has(word)
              ? [stops(at, `${where} is the name of a stocked drug, which it would hide from the search: take it out.`)]
              : []),
          ];
        }),
      ),
    ];
  },
};
