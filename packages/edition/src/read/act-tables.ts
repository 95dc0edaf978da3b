import type { z } from 'zod';
import { classesFile, conditionsFile, monitoringFile, routesFile, targetsFile } from '../files/act-tables.ts';
import type { ActTables as SharedTables } from '../model/act-tables.ts';
import { inWords } from './acts/in-words.ts';
import { namesOf, noteUnknown, type Reference, referencesOfCautions, referencesOfLimits } from './acts/references.ts';
import { noteTo } from './notes.ts';
import type { ParsedFile } from './parse-file.ts';
import type { Problem } from './problem.ts';
import { referencesOfRows, type WordFile, type WordTables, wordFilesIn } from './word-tables.ts';

/** The tables that all drug files share, and the works that they may name. */
export interface ActTables extends SharedTables {
  /** Keys of the sources. Sources are not looked up when it is absent. */
  readonly works?: ReadonlySet<string>;
  /** The tables whose words the reader puts in. One that an edition does not have is not looked up. */
  readonly words?: WordTables;
}

/** The files of the tables, each with its schema. */
const FILES = {
  'tables/conditions.yaml': conditionsFile,
  'tables/monitoring.yaml': monitoringFile,
  'tables/targets.yaml': targetsFile,
  'tables/routes.yaml': routesFile,
  'tables/classes.yaml': classesFile,
} as const;

type TableFiles = { readonly [File in TableFile]: ParsedFile<z.output<(typeof FILES)[File]>> };

type TableFile = keyof typeof FILES;
const PATHS = Object.keys(FILES) as readonly TableFile[];

/**
 * Reads the tables of acts with the other files of an edition.
 * @returns nothing in an edition without tables, and when problems were noted
 */
export function actTablesIn(
  optional: (file: TableFile | WordFile) => ParsedFile<unknown> | undefined,
  works: ReadonlySet<string>,
  problems: Problem[],
): ActTables | undefined {
  const before = problems.length;
  const files = Object.fromEntries(PATHS.map((file) => [file, optional(file)]));
  const words = wordFilesIn(optional);
  const lacking = PATHS.filter((file) => files[file] === undefined);
  if (lacking.length === PATHS.length || problems.length > before) return undefined;
  const read = lacking.length > 0 ? { problems: lacking.map(missing) } : actTablesOf(files as TableFiles, works, words);
  if ('tables' in read) return read.tables;
  problems.push(...read.problems);
  return undefined;
}

/** The reader follows a meaning to acts and products, which a class does not have. */
const OF_NO_CLASS = 'A warning of a class has words alone: write what it means at the drugs of the class.';

const missing = (file: string): Problem => ({ file, sentence: 'The file is missing: add it.' });

/** The tables of acts from their parsed files; or what they name that is not there. */
function actTablesOf(
  files: TableFiles,
  works: ReadonlySet<string>,
  wordFiles: ReturnType<typeof wordFilesIn>,
): { readonly tables: ActTables } | { readonly problems: readonly Problem[] } {
  const shared: ActTables = {
    conditions: files['tables/conditions.yaml'].value,
    monitoring: files['tables/monitoring.yaml'].value,
    targets: files['tables/targets.yaml'].value,
    routes: files['tables/routes.yaml'].value,
    classes: {},
    works,
    words: Object.fromEntries([...wordFiles].map(([table, { value }]) => [table, value])),
  };
  const problems: Problem[] = [];
  const noteOfClasses = noteTo(problems, files['tables/classes.yaml'].problemAt);
  for (const [key, { know = [] }] of Object.entries(files['tables/classes.yaml'].value)) {
    for (const [index, { means }] of know.entries()) if (means) noteOfClasses([key, 'know', index], OF_NO_CLASS);
  }
  const classes = inWords(files['tables/classes.yaml'].value, shared, () => undefined, noteOfClasses);
  const tables: ActTables = { ...shared, classes };
  // A class belongs to many drugs and cannot name acts or products of one.
  const names = namesOf(tables, { acts: {}, products: {} });
  for (const [file, references] of Object.entries(referencesOf(tables))) {
    const { problemAt } = files[file as TableFile];
    noteUnknown(references, names, noteTo(problems, problemAt));
  }
  for (const { value, problemAt } of wordFiles.values()) {
    noteUnknown(referencesOfRows(value), names, noteTo(problems, problemAt));
  }
  return problems.length > 0 ? { problems } : { tables };
}

const sourcesAt = (source: readonly string[] | undefined, ...at: readonly PropertyKey[]): readonly Reference[] =>
  (source ?? []).map((name) => ({ kind: 'source', name, at: [...at, 'source'] }));

function referencesOf({
  conditions,
  targets,
  routes,
  classes,
}: ActTables): Readonly<Record<string, readonly Reference[]>> {
  return {
    'tables/conditions.yaml': Object.entries(conditions).flatMap(([key, { source }]) => sourcesAt(source, key)),
    'tables/routes.yaml': Object.entries(routes).flatMap(([key, { source }]) => sourcesAt(source, key)),
    'tables/targets.yaml': Object.entries(targets).flatMap(([key, { rows }]) =>
      rows.flatMap(({ if: condition, not = [], source }, index): readonly Reference[] => {
        const at = [key, 'rows', index];
        const named = [...(condition?.if ? [condition.if] : []), ...not];
        return [...named.map((name) => ({ kind: 'condition' as const, name, at })), ...sourcesAt(source, ...at)];
      }),
    ),
    'tables/classes.yaml': Object.entries(classes).flatMap(([key, one]) => [
      ...referencesOfCautions(one, (field) => [key, field]),
      ...referencesOfLimits(one.limits, [key, 'limits']),
      ...(one.onlyOne?.in ? [{ kind: 'condition' as const, name: one.onlyOne.in, at: [key, 'onlyOne', 'in'] }] : []),
      ...(one.rules ?? []).flatMap(({ if: name, source }, index): readonly Reference[] => [
        { kind: 'condition', name, at: [key, 'rules', index, 'if'] },
        ...sourcesAt(source, key, 'rules', index),
      ]),
      ...sourcesAt(one.source, key),
    ]),
  };
}
