import { placedLists } from '../../card-lines.ts';
import { asks, type Rule } from '../../rule.ts';

/** Lines within a list are unique. */
export const repeatedLines: Rule = {
  name: 'repeated-lines',
  find: ({ protocols }) =>
    Object.entries(protocols)
      .flatMap(([key, card]) => placedLists(key, card))
      .flatMap(({ lines }) => {
        const texts = lines.map(({ line }) => line.text);
        return lines
          .filter(({ line }, index) => texts.indexOf(line.text) !== index)
          .map(({ line, at, where }) => asks(at, `${where}, "${line.text}", stands twice in its list: keep one.`));
      }),
};
