import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/** A topic without a card has its own words, and none of them leads to a card. */
export const uncoveredTopics: Rule = {
  name: 'uncovered-topics',
  find: (edition) => {
    const ofCards = new Set(
      [edition.synonyms, edition.spokenWords, edition.spokenCombinations].flatMap((part) => Object.values(part).flat()),
    );
    const seen = new Set<string>();
    return edition.uncoveredTopics.flatMap(({ name, words }, topic) =>
      words.flatMap((word, index): Found[] => {
        const at = pointer('uncoveredTopics', topic, 'words', index);
        const where = `"${word}" of the topic without a card "${name}"`;
        const isSecond = seen.has(word);
        seen.add(word);
        return [
          ...(ofCards.has(word)
            ? [stops(at, `${where} also leads to a card: take it out of the topic or of the card.`)]
            : []),
          ...(isSecond ? [asks(at, `${where} stands there twice: keep one.`)] : []),
          ...(word === word.trim().toLowerCase()
            ? []
            : [asks(at, `${where} is not in lower case, or has blanks around it: write it so.`)]),
        ];
      }),
    );
  },
};
