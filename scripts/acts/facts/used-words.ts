import { MEANING_FIELDS } from '../../../packages/edition/src/files/act/meaning.ts';
import {
  type InTable,
  WORD_TABLES,
  type Wording,
  type WordTable,
} from '../../../packages/edition/src/files/act/table-words.ts';
import type { WordRow } from '../../../packages/edition/src/read/word-tables.ts';

/** The rows of the tables of words, and how often each is used. */
export interface UsedWords {
  readonly rows: Readonly<Partial<Record<WordTable, Readonly<Record<string, WordRow>>>>>;
  readonly conditions: ReadonlySet<string>;
  /** By "steps flush". */
  readonly uses: ReadonlyMap<string, number>;
}

/** A row that one place alone uses says no more than a text does, unless the reader can follow what it means. */
const FOLLOWED = ['takes', 'drugs', 'routes', 'monitor', 'flow', ...MEANING_FIELDS] as const;
const SHARED = 2;

/** The table that has a key: what narrows a stop may be a step too. */
function tableOf(key: string, table: WordTable, { rows }: Omit<UsedWords, 'uses'>): WordTable {
  return table === 'circumstances' && rows.circumstances?.[key] === undefined ? 'steps' : table;
}

/** The words of each key that is left as text, and the number of keys that are typed. */
export function wordsOf(
  { table, words }: InTable,
  used: UsedWords,
): { readonly typed: number; readonly left: readonly string[] } {
  const left = words.flatMap(({ key }) => {
    const own = tableOf(key, table, used);
    const row = used.rows[own]?.[key];
    // An edition without the table has words of its own; what narrows a stop may be a condition.
    if (row === undefined) return used.conditions.has(key) ? [] : [key];
    const isFollowed = FOLLOWED.some((field) => row[field] !== undefined);
    return isFollowed || (used.uses.get(`${own} ${key}`) ?? 0) >= SHARED ? [] : [row.say];
  });
  return { typed: words.length - left.length, left };
}

/** How often each row is used in these files. */
export function usesIn(files: readonly unknown[], known: Omit<UsedWords, 'uses'>): UsedWords['uses'] {
  const uses = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isInTable(value)) {
      for (const { key } of value.words) {
        const name = `${tableOf(key, value.table, known)} ${key}`;
        uses.set(name, (uses.get(name) ?? 0) + 1);
      }
    } else for (const entry of Object.values(value)) count(entry);
  };
  count(files);
  return uses;
}

/** True for words of a table. */
const isInTable = (said: Wording | object): said is InTable =>
  typeof said === 'object' && 'table' in said && WORD_TABLES.some((table) => table === said.table);
