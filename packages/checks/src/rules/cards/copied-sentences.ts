import type { Line } from '@first60/edition';
import { type PlacedLine, placedLines } from '../../card-lines.ts';
import { asks, type Found, type Rule } from '../../rule.ts';

/**
 * The same words may be based on different sources (the adult and the pediatric algorithm). They are then two separate
 * statements.
 */
const restApart = (one: Line, other: Line): boolean =>
  one.sources.length > 0 && other.sources.length > 0 && one.sources[0] !== other.sources[0];

const isSame = (one: Line, other: Line): boolean =>
  one.sources.join() === other.sources.join() &&
  one.review === other.review &&
  (one.joulesPerKg ?? []).join() === (other.joulesPerKg ?? []).join();

/**
 * When two cards contain the same sentence, its sources, review mark and energies also match. Otherwise only one copy
 * was corrected.
 */
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
