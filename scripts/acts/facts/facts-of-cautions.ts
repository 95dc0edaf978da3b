import type { ActCaution, Know, Who } from '../../../packages/clinical/src/index.ts';
import { type FactAt, left, type TextKind, typed } from './fact.ts';
import { type KnownWords, onlyWords } from './known-words.ts';

/** A stop or question is one fact; words beside it that say more than its condition are left as text. */
export const factsOfCautions = (
  key: 'stop' | 'ask',
  cautions: readonly ActCaution[],
  known: KnownWords,
): readonly FactAt[] =>
  cautions.flatMap(({ who, say }) => [...typed(key, 1), ...besides(key, 'words of a caution', say, who, known)]);

/** A warning under a condition is one typed fact; any other is left as text, sentence by sentence. */
export const factsOfKnow = (all: readonly Know[]): readonly FactAt[] =>
  all.flatMap(({ say, who }) => (who?.if === undefined ? left('know', 'know', say) : typed('know', 1)));

/** The words beside something typed, unless they only say the same. */
export const besides = (
  key: string,
  kind: TextKind,
  say: string | undefined,
  who: Who,
  known: KnownWords,
): readonly FactAt[] => (say === undefined || onlyWords(say, who, known) ? [] : left(key, kind, say));
