import type { Edition } from '@first60/edition';
import type { RecallTarget } from '../recall.ts';
import { lineSaying, withLines, withParts } from './texts.ts';

/** The line is hidden wherever its text stands: on other cards, in algorithms, beside drawings. */
export function withoutLine(edition: Edition, { line: recalled }: RecallTarget, sentence: string): Edition {
  return withParts(edition, (part) =>
    withLines(part, (line) => (line.text === recalled ? lineSaying(sentence) : line)),
  );
}
