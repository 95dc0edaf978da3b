import type { Line } from '@first60/edition';
import { type PlacedLine, placedLines } from '../../card-lines.ts';
import { asks, type Found, type Rule } from '../../rule.ts';

/** The same words may rest on different works (the adult and the pediatric algorithm): that makes them two statements. */
const restApart = (one: Line, other: Line): boolean =>
  one.sources.length > 0 && other.sources.length > 0 && one.sources[0] !== other.sources[0];

const isSame = (one: Line, other: Line): boolean =>
  one.sources.join() === other.sources.join() &&
  one.review === other.review &&
  (one.joulesPerKg ?? []).join() === (other.joulesPerKg ?? []).join();

/** Where two cards say the same sentence, what stands behind it is the same: else it was mended in one of them alone. */
export const copiedSentences: Rule = {
  name: 'copied-sentences',
  find: (edition) => {
    const first = new Map<string, PlacedLine>();
    return placedLines(edition).flatMap((said): Found[] => {
      const { text } = said.line;
      if (text.endsWith(':')) return [];
      const earlier = first.get(text);
      if (earlier === undefined) {
        first.set(text, said);
        return [];
      }
      if (earlier.card === said.card || restApart(earlier.line, said.line) || isSame(earlier.line, said.line))
        return [];
      return [
        asks(
          said.at,
          `${said.where}, says "${text}" as does ${earlier.where}, but with other sources: give both the same.`,
        ),
      ];
    });
  },
};
