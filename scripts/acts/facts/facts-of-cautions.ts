import type { Who } from '../../../packages/clinical/src/index.ts';
import type { WrittenCaution, WrittenKnow } from '../../../packages/edition/src/files/act/caution.ts';
import type { Wording } from '../../../packages/edition/src/files/act/table-words.ts';
import { type FactAt, left, said, type TextKind, typed } from './fact.ts';
import { type KnownWords, onlyWords } from './known-words.ts';

/** A stop or question is one fact; words beside it that say more than its condition are left as text. */
export const factsOfCautions = (
  key: 'stop' | 'ask',
  cautions: readonly WrittenCaution[],
  known: KnownWords,
): readonly FactAt[] =>
  cautions.flatMap(({ who, say }) => [...typed(key, 1), ...besides(key, 'words of a caution', say, who, known)]);

/**
 * A warning is one typed fact under a condition, or with a meaning that the reader follows; what it says in further
 * sentences is left as text. Words of the table are as they are there, and any other is left as text.
 */
export const factsOfKnow = (all: readonly WrittenKnow[], { used }: KnownWords): readonly FactAt[] =>
  all.flatMap(({ say, who, lessThan, means }) => {
    const worded: readonly FactAt[] =
      typeof say === 'string' && means?.drops === undefined ? [WORDED] : typed('know', 1);
    if (who?.if !== undefined) return worded;
    if ((means === undefined && lessThan === undefined) || typeof say !== 'string')
      return said('know', 'know', say, used);
    return [...worded, ...left('know', 'know', say).slice(1)];
  });

const WORDED: FactAt = { key: 'know', isWorded: true };

/** Words of its own, or the keys that it uses. */
const textOf = (say: Wording): string => (typeof say === 'string' ? say : say.words.map(({ key }) => key).join(' '));

/** The words beside something typed, unless they only say the same. */
export const besides = (
  key: string,
  kind: TextKind,
  say: Wording | undefined,
  who: Who,
  known: KnownWords,
): readonly FactAt[] => {
  if (say === undefined || onlyWords(textOf(say), who, known)) return [];
  return said(key, kind, say, known.used);
};
