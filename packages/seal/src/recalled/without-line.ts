import type { Edition } from '@first60/edition';
import type { RecallTarget } from '../recall.ts';
import { changed, isLine, lineSaying, withParts } from './texts.ts';

/**
 * The line is hidden wherever its text appears: on other cards, in algorithms, next to drawings and in an arrest plan.
 */
export function withoutLine(edition: Edition, { line: recalled }: RecallTarget, sentence: string): Edition {
  return withParts(edition, (part) =>
    changed(part, (node) => {
      if (isLine(node) && node.text === recalled) return lineSaying(node, sentence);
      return node === recalled ? sentence : node;
    }),
  );
}
