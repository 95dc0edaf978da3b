import type { Route } from '@first60/clinical';
import type { Range } from '../files/act/gas.ts';
import type { Meaning } from '../files/act/meaning.ts';
import { WORD_TABLES, type WordTable, type WordUnit } from '../files/act/table-words.ts';
import type { Reference } from './acts/references.ts';
import type { ParsedFile } from './parse-file.ts';

/** A row of words, with what the reader follows of it. */
export interface WordRow extends Meaning {
  readonly say: string;
  readonly takes?: WordUnit;
  readonly drugs?: readonly string[];
  readonly routes?: readonly Route[];
  readonly monitor?: readonly string[];
  /** The flow of gas that a device takes. */
  readonly flow?: Range;
  readonly source?: readonly string[];
}

/** The tables of words, and that of effects. An act of an edition without one has words of its own. */
export type WordTables = Readonly<Partial<Record<Name, Readonly<Record<string, WordRow>>>>>;

type Name = WordTable | 'effects';
export type WordFile = `tables/${Name}.yaml`;

/** The tables of words that an edition has, parsed. */
export const wordFilesIn = (
  optional: (file: WordFile) => ParsedFile<unknown> | undefined,
): ReadonlyMap<Name, ParsedFile<Readonly<Record<string, WordRow>>>> =>
  new Map(
    [...WORD_TABLES, 'effects' as const].flatMap((table) => {
      const file = optional(`tables/${table}.yaml`);
      return file === undefined ? [] : [[table, file as ParsedFile<Readonly<Record<string, WordRow>>>] as const];
    }),
  );

/** What the rows of a table name. Drugs are looked up where a row is used. */
export const referencesOfRows = (rows: Readonly<Record<string, WordRow>>): readonly Reference[] =>
  Object.entries(rows).flatMap(([key, row]) => [
    ...named('source', row.source, key, 'source'),
    ...named('monitor', row.monitor, key, 'monitor'),
    ...named('monitor', row.watch, key, 'watch'),
    ...named('condition', row.about, key, 'about'),
    ...named('class', row.class, key, 'class'),
  ]);

const named = (
  kind: Reference['kind'],
  names: readonly string[] = [],
  ...at: readonly string[]
): readonly Reference[] => names.map((name) => ({ kind, name, at }));
