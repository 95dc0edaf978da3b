import { z } from 'zod';
import { eitherForm } from '../either-form.ts';
import { isKey, NUMBER, type Refused, refused, written } from './written.ts';

/** The tables whose words acts use by key. Each is a file of `tables/`. */
export const WORD_TABLES = ['sites', 'devices', 'steps', 'circumstances', 'warnings'] as const;
export type WordTable = (typeof WORD_TABLES)[number];

/** What a word may take: a number alone, or an amount in one of these units. */
export const WORD_UNITS = ['count', 'mL', 'L/min', 's', 'min', 'h'] as const;
export type WordUnit = (typeof WORD_UNITS)[number];

/** A figure that stands in a word of a table: "20 mL", "6-8 L/min". */
export interface WordFigure {
  readonly low: number;
  readonly high?: number;
  readonly unit: WordUnit;
}

/** A row of a table by its key, with its figure when it takes one. */
export interface TableWord {
  readonly key: string;
  readonly figure?: WordFigure;
}

/** What is said in words of a table. The reader puts the words in. */
export interface InTable {
  readonly table: WordTable;
  readonly words: readonly TableWord[];
}

/** Words of an act: its own, or those of a table. */
export type Wording = string | InTable;

const UNITS = WORD_UNITS.filter((unit) => unit !== 'count').join('|');
const FIGURE = new RegExp(`^(?<low>${NUMBER})(?:-(?<high>${NUMBER}))?(?: (?<unit>${UNITS}))?$`);

/** Reads a key with its figure: "deep", "saline-flush 20 mL". Nothing for a text. */
function wordOf(text: string): TableWord | Refused | undefined {
  const [key = '', ...rest] = text.split(' ');
  if (!isKey(key)) return undefined;
  if (rest.length === 0) return { key };
  const { low, high, unit = 'count' } = FIGURE.exec(rest.join(' '))?.groups ?? {};
  if (low === undefined) return undefined;
  if (high !== undefined && Number(high) <= Number(low)) {
    return refused(`"${text}" has its figures the wrong way: write the smaller one first, like "saline-flush 5-10 mL"`);
  }
  return { key, figure: { low: Number(low), ...(high && { high: Number(high) }), unit: unit as WordUnit } };
}

/** Key and figure of one entry of a list, which has no words of its own. */
const word = written((text): TableWord | Refused => {
  return (
    wordOf(text) ??
    refused(`"${text}" is no key: in a list write keys of the table, with a figure behind one that takes it`)
  );
});

/** A key of a table, with a figure behind it when it takes one; or a text, which has a space or a capital. */
export const wording = (table: WordTable) =>
  eitherForm(
    (said) => Array.isArray(said),
    z
      .array(word)
      .min(1)
      .transform((words): Wording => ({ table, words })),
    written((text): Wording | Refused => {
      const one = wordOf(text);
      if (one === undefined || 'refused' in one) return one ?? text;
      return { table, words: [one] };
    }),
  ).transform((said) => said as Wording);
