import type { ActPatient, Administration, ByWho } from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { valueWords } from './value-words.ts';

export const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** What the words of an answer depend on. */
export interface Asking {
  readonly patient: ActPatient;
  readonly tables: ActTables;
  /** The answer is one, and not one for each group. */
  readonly isOne: boolean;
}

/** What all answers say of one thing, each value once; with the group of each where not all say the same. */
export function merged<One extends Administration, Value>(
  answers: readonly One[],
  partOf: (one: One) => ByWho<Value> | undefined,
  words: (value: Value) => string,
  { patient, tables, isOne }: Asking,
): string | undefined {
  const texts = answers.map((one) => valueWords(partOf(one), words, patient, tables));
  if (isOne || unique(texts.map((text) => text ?? '')).length < 2) return texts[0];
  const values = answers.flatMap((one) => (partOf(one) ?? []).map(({ who = one.who, is }) => ({ who, is })));
  return valueWords(values, words, patient, tables);
}
