import type { Wording } from '../../../packages/edition/src/files/act/table-words.ts';
import { type UsedWords, wordsOf } from './used-words.ts';

/** The places where words may stand for a fact that no program can read. */
export type TextKind =
  | 'know'
  | 'words of a dose'
  | 'words of a caution'
  | 'words of an alternative'
  | 'words of an age'
  | 'first'
  | 'then'
  | 'site'
  | 'device'
  | 'storage'
  | 'never mixed'
  | 'no estimate';

/** One fact that acts state. */
export interface Fact {
  /** "midazolam/seizure-im", the drug alone, or a card and its line: "seizures: midazolam/seizure-im". */
  readonly place: string;
  /** The key under which it stands. */
  readonly key: string;
  /** It is typed, and has words of its own beside that. */
  readonly isWorded?: true;
  /** Its words, when it is left as text. */
  readonly text?: { readonly kind: TextKind; readonly words: string };
}

export type FactAt = Omit<Fact, 'place'>;

/** As many typed facts under a key. */
export const typed = (key: string, count: number): readonly FactAt[] => Array.from({ length: count }, () => ({ key }));

const SENTENCE_END = /(?<=[^\d\s]\.|;)\s+/;

/** Facts in words: those of a table are typed where the reader can follow them, and all others are left as text. */
export const said = (key: string, kind: TextKind, words: Wording, used: UsedWords): readonly FactAt[] => {
  if (typeof words === 'string') return left(key, kind, words);
  const found = wordsOf(words, used);
  return [...typed(key, found.typed), ...found.left.flatMap((text) => left(key, kind, text))];
};

/** Facts left as text: one for each sentence or part before a semicolon. */
export const left = (key: string, kind: TextKind, words: string | undefined): readonly FactAt[] =>
  words === undefined ? [] : words.split(SENTENCE_END).map((part) => ({ key, text: { kind, words: part } }));
