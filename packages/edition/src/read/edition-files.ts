import type { z } from 'zod';
import { type StockedDrugs, stockedDrugs, withFiguresOf } from '../figures/with-figures.ts';
import type { DrugFile } from '../files/drug-file.ts';
import { FILE_SCHEMAS } from '../files/file-schemas.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';
import type { PrintedDrug } from './printed/printed-drug.ts';
import { drugsWithProblems, type Problem } from './problem.ts';

type Schemas = typeof FILE_SCHEMAS;
type Value<Files extends keyof Schemas> = z.output<Schemas[Files]>;
type Single = Exclude<keyof Schemas, `${string}*${string}`>;
type Folder = Exclude<keyof Schemas, Single>;
/** A named entry of a file that holds several. */
type Entry<Files extends Folder> = Value<Files>[string & keyof Value<Files>];

/** Files that have already been parsed, by path. */
export type KnownFiles = Map<string, { readonly text: string; readonly result: ReturnType<typeof parseFile> }>;

/** The parsed content of a file, or the problems with it. A text that has been read before is not parsed again. */
function parsedOnce(path: string, text: string, files: keyof Schemas, known: KnownFiles) {
  const before = known.get(path);
  if (before?.text === text) return before.result;
  const result = parseFile(path, text, FILE_SCHEMAS[files]);
  // Keep the first text: it is the actual content, and later texts are modified versions of it.
  if (before === undefined) known.set(path, { text, result });
  return result;
}

/**
 * Reads the files of an edition, one kind after another, and collects the problems. Sources and drugs are read first,
 * because the texts of any file may refer to their figures and quote them.
 */
export function editionFiles(texts: ReadonlyMap<string, string>, problems: Problem[], known: KnownFiles) {
  const unread = new Set(texts.keys());
  /** Some files are asked for twice. What is wrong with them is said once. */
  const refused = new Set<string>();
  let stocked: StockedDrugs | undefined;

  function parsed<Files extends keyof Schemas>(path: string, files: Files): ParsedFile<Value<Files>> | undefined {
    unread.delete(path);
    const result = parsedOnce(path, texts.get(path) ?? '', files, known);
    if ('value' in result) return result as ParsedFile<Value<Files>>;
    if (!refused.has(path)) problems.push(...result);
    refused.add(path);
    return undefined;
  }

  /** Like `parsed`, but with the figures named in the texts filled in. */
  function filled<Files extends keyof Schemas>(path: string, files: Files): ParsedFile<Value<Files>> | undefined {
    const file = parsed(path, files);
    return file && stocked ? withFiguresOf(stocked, file, problems, { refuseLiterals: OF_DOSES.test(files) }) : file;
  }

  /**
   * The drugs by id. If one or its acts cannot be read, no figures are filled in, because every text that refers to that
   * drug would be reported.
   * @param printedOf the drugs with the figures of their acts
   */
  function drugs(
    sources: ReadonlyMap<string, Entry<'sources/*.yaml'>>,
    printedOf: (drugs: ReadonlyMap<string, DrugFile>) => ReadonlyMap<string, PrintedDrug>,
  ): ReadonlyMap<string, ParsedFile<DrugFile>> {
    const files = folder('drugs/*.yaml', parsed);
    for (const id of files.keys()) {
      if (!texts.has(`acts/${id}.yaml`)) problems.push({ file: `drugs/${id}.yaml`, sentence: withoutActs(id) });
    }
    if (problems.length > 0) return files;
    const works = new Map([...sources].map(([key, { basis }]) => [key, basis !== 'requirement']));
    const printed = printedOf(new Map([...files].map(([id, { value }]) => [id, value])));
    const all = stockedDrugs(printed, works, drugsWithProblems(problems));
    stocked = all;
    return new Map(
      [...files].map(([id, file]) => [id, withFiguresOf(all, file, problems, { drug: id, refuseLiterals: true })]),
    );
  }

  /** A file that may be absent. */
  const optional = <File extends Single>(path: File): ParsedFile<Value<File>> | undefined =>
    texts.has(path) ? filled(path, path) : undefined;

  function single<File extends Single>(path: File): ParsedFile<Value<File>> | undefined {
    if (!texts.has(path)) problems.push({ file: path, sentence: 'The file is missing: add it.' });
    return optional(path);
  }

  /** The files of a folder by id, which is the file name. */
  function folder<Files extends Folder>(
    files: Files,
    read: (path: string, files: Files) => ParsedFile<Value<Files>> | undefined = filled,
  ): Map<string, ParsedFile<Value<Files>>> {
    const entries = new Map<string, ParsedFile<Value<Files>>>();
    const inside = `${files.split('/')[0]}/`;
    for (const path of [...texts.keys()].filter((one) => one.startsWith(inside) && one.endsWith(YAML))) {
      const id = idOf(path);
      const file = read(path, files);
      if (entries.has(id)) {
        problems.push({ file: path, sentence: `Another file is called ${id}.yaml too: rename one.` });
      } else if (file !== undefined) entries.set(id, file);
    }
    return entries;
  }

  /** The entries of all files of a folder. A name used in two files is noted as a problem. */
  function merged<Files extends 'lines/*.yaml' | 'sources/*.yaml'>(files: Files): Map<string, Entry<Files>> {
    const entries = new Map<string, Entry<Files>>();
    for (const { value, problemAt } of folder(files).values()) {
      for (const [key, entry] of Object.entries(value)) {
        if (entries.has(key)) {
          problems.push(problemAt([key], `"${key}" is in another file of ${files.split('/')[0]}/ too: keep one.`));
        }
        entries.set(key, entry as Entry<Files>);
      }
    }
    return entries;
  }

  /** Reports the files that were never read. */
  function noteUnread(): void {
    for (const path of unread) {
      const sentence = path.endsWith(YAML) ? 'Nothing reads this file: move or remove it.' : RENAME;
      problems.push({ file: path, sentence });
    }
  }

  return { drugs, optional, single, folder, merged, noteUnread };
}

const withoutActs = (id: string): string =>
  `This drug has no acts, so that nothing can be given of it: add acts/${id}.yaml, or take the drug out.`;

/** The files whose texts tell crews what to give, and the file that quotes those texts. */
const OF_DOSES = /^(?:protocols|lines|algorithms|calculators|codes)\/|^(?:clocks|review-points)\.yaml$/;
const YAML = '.yaml';
const RENAME = 'Files of an edition end in ".yaml": rename it.';

/** The id of an entry: its file name without the extension. */
export const idOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.yaml$/, '');
