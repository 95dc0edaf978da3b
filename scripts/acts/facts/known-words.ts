import type { Who } from '../../../packages/clinical/src/index.ts';

import type { UsedWords } from './used-words.ts';

/** Words of the tables by which a text only names what is typed beside it. */
export interface KnownWords {
  readonly used: UsedWords;
  /** The words and the question of each condition. */
  readonly conditions: Readonly<Record<string, { readonly say: string; readonly ask: string }>>;
  /** The drugs that are of one class with the drug. */
  readonly related: readonly string[];
}

const LINKS = new Set(['a', 'an', 'and', 'in', 'of', 'or', 'the', 'to', 'with']);
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** True when a text beside a condition says nothing but the condition, or names the drugs that the condition is about. */
export function onlyWords(text: string, { if: condition }: Who, { conditions, related }: KnownWords): boolean {
  const row = condition === undefined ? undefined : conditions[condition];
  if (row === undefined) return false;
  const known = new Set([row.say, row.ask, ...related].flatMap(wordsIn));
  return wordsIn(text).every((word) => LINKS.has(word) || known.has(word));
}
