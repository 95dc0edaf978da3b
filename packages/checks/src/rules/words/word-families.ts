import { everyString } from '../../every-string.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/** The meaning that the search assigns to a measured value. */
const READING = /^(?:pulse|pressure|sugar|temperature|breathing|saturation) (?:low|high)$/;

/** Combinations name only existing families. Every family is used and lists each word once. */
export const wordFamilies: Rule = {
  name: 'word-families',
  find: ({ spokenCombinations, uncoveredTopics, wordFamilies: families }) => {
    const named = everyString({ spokenCombinations, uncoveredTopics })
      .filter(({ path }) => /^\/spokenCombinations\/|\/words\/\d+$/.test(path))
      .flatMap(({ path, text }) => [...text.matchAll(/<([^>]+)>/g)].map(([, name = '']) => ({ path, text, name })));
    const used = new Set(named.map(({ name }) => name));
    return [
      ...named
        .filter(({ name }) => !READING.test(name) && !Object.hasOwn(families, name))
        .map(({ path, text, name }) =>
          stops(path, `"${text}" names the word family "${name}", which is not there: add the family or correct it.`),
        ),
      ...Object.entries(families).flatMap(([name, words]): Found[] => [
        ...(used.has(name)
          ? []
          : [asks(pointer('wordFamilies', name), `No combination uses the word family "${name}": take it out.`)]),
        ...words
          .filter((word, index) => words.indexOf(word) !== index)
          .map((word) =>
            asks(pointer('wordFamilies', name), `The word family "${name}" lists "${word}" twice: keep one.`),
          ),
      ]),
    ];
  },
};
