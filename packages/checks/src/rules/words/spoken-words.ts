import { cardName } from '../../looked-up.ts';
import { asks, type Found, pointer, type Rule } from '../../rule.ts';

const PARTS = ['spokenWords', 'spokenCombinations'] as const;

/** Every card has the words that callers use for it, in lower case and without repetition. */
export const spokenWords: Rule = {
  name: 'spoken-words',
  find: (edition) => [
    ...Object.entries(edition.protocols)
      .filter(([key]) => !Object.hasOwn(edition.spokenWords, key))
      .map(([key, { title }]) =>
        asks(pointer('spokenWords', key), `${title} has no list of what callers say of it: write what they say.`),
      ),
    ...PARTS.flatMap((part) =>
      Object.entries(edition[part]).flatMap(([key, phrases]) =>
        phrases.flatMap((phrase, index): Found[] => {
          const at = pointer(part, key, index);
          const where = `What callers say of ${cardName(edition, key)}, "${phrase}",`;
          return [
            ...(phrase === phrase.trim().toLowerCase() && phrase !== ''
              ? []
              : [asks(at, `${where} is empty, not in lower case, or has blanks around it: write it so.`)]),
            ...(phrases.indexOf(phrase) === index ? [] : [asks(at, `${where} stands there twice: keep one.`)]),
          ];
        }),
      ),
    ),
  ],
};
