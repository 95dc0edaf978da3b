import { placedLines } from '../../card-lines.ts';
import { asks, type Rule } from '../../rule.ts';

/** Longer lines cannot be read at a glance. */
const MOST_CHARACTERS = 130;
const MOST_WORDS = 30;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** Every line of a card is short enough to be read while working. */
export const lineLength: Rule = {
  name: 'line-length',
  find: (edition) =>
    placedLines(edition)
      // One with parts is never read whole: the English of cards has limits for what is.
      .filter(({ line: { parts } }) => parts === undefined)
      .filter(({ line: { text } }) => text.length > MOST_CHARACTERS || wordsOf(text) > MOST_WORDS)
      .map(({ line: { text }, at, where }) =>
        asks(
          at,
          `${where}, has ${text.length} characters and ${wordsOf(text)} words, "${text}": split or shorten it to at most ${MOST_CHARACTERS} characters and ${MOST_WORDS} words.`,
        ),
      ),
};
