import type { z } from 'zod';
import { adultDosingFile, quickAgeDosesFile, quickDosesFile } from '../files/calculator-files.ts';
import { type DrugFile, drugFile } from '../files/drug-file.ts';
import { exceptionsFile } from '../files/exceptions-file.ts';
import { linesFile } from '../files/line-file.ts';
import { protocolFile } from '../files/protocol-file.ts';
import {
  algorithmFile,
  devicesFile,
  editionFile,
  hospitalFile,
  illustrationFile,
  reviewPointsFile,
  sourcesFile,
  uncoveredTopicsFile,
  wordFamiliesFile,
  zonesFile,
} from '../files/table-files.ts';
import type { Edition } from '../model/edition.ts';
import { type Exceptions, NO_EXCEPTIONS } from '../model/exceptions.ts';
import type { Line } from '../model/line.ts';
import type { ReviewPoint } from '../model/review-point.ts';
import { adultDosingOf, quickAgeDosesOf, quickDosesOf } from './calculators.ts';
import { drugOf } from './drugs.ts';
import { type LineReader, lineReader } from './lines.ts';
import { noteTo } from './notes.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';
import type { Problem } from './problem.ts';
import { protocolOf } from './protocols.ts';
import { algorithmOf, constantsOf, illustrationOf, zonesOf } from './tables.ts';

/** An edition before its digest is known, what its medical director has to decide, and where it breaks rules on purpose. */
export interface ReadEdition {
  readonly edition: Omit<Edition, 'sha256'>;
  readonly reviewPoints: readonly ReviewPoint[];
  readonly exceptions: Exceptions;
}

/**
 * Reads an edition from the texts of its files, by their paths in its folder.
 * @returns the edition, or every problem found in the files: never a part of an edition.
 */
export function readEdition(
  files: ReadonlyMap<string, string>,
): ReadEdition | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const unread = new Set(files.keys());

  function parsed<Schema extends z.ZodType>(path: string, schema: Schema): ParsedFile<z.output<Schema>> | undefined {
    unread.delete(path);
    const result = parseFile(path, files.get(path) ?? '', schema);
    if ('value' in result) return result;
    problems.push(...result);
    return undefined;
  }
  function single<Schema extends z.ZodType>(path: string, schema: Schema): ParsedFile<z.output<Schema>> | undefined {
    if (files.has(path)) return parsed(path, schema);
    problems.push({ file: path, sentence: 'The file is missing: add it.' });
    return undefined;
  }
  /** The files of a folder by id, which is the name of the file. */
  function folder<Schema extends z.ZodType>(name: string, schema: Schema): Map<string, ParsedFile<z.output<Schema>>> {
    const entries = new Map<string, ParsedFile<z.output<Schema>>>();
    for (const path of [...files.keys()].filter((one) => one.startsWith(`${name}/`))) {
      const id = path.replace(/^.*\//, '').replace(/\.yaml$/, '');
      const file = parsed(path, schema);
      if (entries.has(id))
        problems.push({ file: path, sentence: `Another file is called ${id}.yaml too: rename one.` });
      else if (file !== undefined) entries.set(id, file);
    }
    return entries;
  }
  /** The entries of all files of a folder; a name that two of them have is noted. */
  function merged<Value>(name: string, schema: z.ZodType<Readonly<Record<string, Value>>>): Map<string, Value> {
    const entries = new Map<string, Value>();
    for (const { value, problemAt } of folder(name, schema).values()) {
      for (const [key, entry] of Object.entries(value)) {
        if (entries.has(key)) problems.push(problemAt([key], `"${key}" is in another file of ${name}/ too: keep one.`));
        entries.set(key, entry);
      }
    }
    return entries;
  }

  const cover = single('edition.yaml', editionFile);
  const lineEntries = merged('lines', linesFile);
  const drugFiles = folder('drugs', drugFile);
  const cards = folder('protocols', protocolFile);
  const quick = single('calculators/quick-doses.yaml', quickDosesFile);
  const byAge = single('calculators/quick-age-doses.yaml', quickAgeDosesFile);
  const adult = single('calculators/adult-dosing.yaml', adultDosingFile);
  const zoneFile = single('zones.yaml', zonesFile);
  const devices = single('devices.yaml', devicesFile);
  const algorithmFiles = folder('algorithms', algorithmFile);
  const illustrationFiles = folder('illustrations', illustrationFile);
  const hospitalFiles = folder('hospitals', hospitalFile);
  const sources = Object.fromEntries(merged('sources', sourcesFile));
  const wordFamilies = single('search/word-families.yaml', wordFamiliesFile)?.value;
  const uncoveredTopics = single('search/uncovered-topics.yaml', uncoveredTopicsFile)?.value;
  const points = single('review-points.yaml', reviewPointsFile)?.value;
  const exceptions = files.has('exceptions.yaml') ? parsed('exceptions.yaml', exceptionsFile)?.value : NO_EXCEPTIONS;
  for (const path of unread) problems.push({ file: path, sentence: 'Nothing reads this file: move or remove it.' });
  if (
    problems.length > 0 ||
    !cover ||
    !quick ||
    !byAge ||
    !adult ||
    !zoneFile ||
    !devices ||
    !wordFamilies ||
    !uncoveredTopics ||
    !points ||
    !exceptions
  ) {
    // What refers to a file that cannot be read would only repeat that it is missing.
    return { problems };
  }

  const shared = new Map<string, Line>();
  for (const [name, entry] of lineEntries) {
    const noOther = lineReader(new Map(), () =>
      problems.push({
        file: 'lines/',
        place: name,
        sentence: 'A shared line cannot use another: write its words here.',
      }),
    );
    shared.set(name, noOther(entry));
  }
  const drugs = new Map<string, DrugFile>([...drugFiles].map(([id, { value }]) => [id, value]));
  const readerOf = ({ problemAt }: ParsedFile<unknown>): LineReader => lineReader(shared, noteTo(problems, problemAt));
  const surroundings = (file: ParsedFile<unknown>) => ({
    drugs,
    read: readerOf(file),
    note: noteTo(problems, file.problemAt),
  });
  const quickDoses = quickDosesOf(quick.value, surroundings(quick));
  const quickAgeDoses = quickAgeDosesOf(byAge.value, surroundings(byAge));
  const adultDosing = adultDosingOf(adult.value, surroundings(adult));
  const zones = zonesOf(zoneFile.value, readerOf(zoneFile));
  const constants = constantsOf(devices.value, readerOf(devices));
  const algorithms = [...algorithmFiles].map(
    ([id, file]) => [id, algorithmOf(id, file.value, readerOf(file))] as const,
  );
  const illustrations = [...illustrationFiles].map(([id, file]) => illustrationOf(id, file.value, readerOf(file)));

  const groups = cover.value.groups;
  const groupOf = new Map(groups.flatMap(({ id, protocols }) => protocols.map((card) => [card, id] as const)));
  const formulary = listed(cover.value.drugs, drugFiles, 'drug', (id, file) =>
    drugOf(id, file.value, noteTo(problems, file.problemAt)),
  );
  const hospitals = listed(cover.value.hospitals, hospitalFiles, 'hospital', (id, { value }) => ({
    id,
    ...value,
  }));
  const order = groups.flatMap(({ protocols }) => protocols);
  const protocols = listed(order, cards, 'card', (id, file) =>
    protocolOf(id, file.value, { ...surroundings(file), group: groupOf.get(id) ?? '' }),
  );
  for (const path of [...files.keys()].filter((one) => one.startsWith('protocols/'))) {
    const id = path.replace(/^.*\//, '').replace(/\.yaml$/, '');
    const group = groupOf.get(id);
    if (group !== undefined && path !== `protocols/${group}/${id}.yaml`) {
      problems.push({
        file: path,
        sentence: `edition.yaml lists this card in "${group}": move it to protocols/${group}/.`,
      });
    }
  }

  /** Entries in the order of the table of contents; one without a file, or a file that is not listed, is noted. */
  function listed<Value, Made>(
    ids: readonly string[],
    entries: ReadonlyMap<string, ParsedFile<Value>>,
    kind: string,
    make: (id: string, file: ParsedFile<Value>) => Made,
  ): Readonly<Record<string, Made>> {
    for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) {
      problems.push({ file: 'edition.yaml', sentence: `The ${kind} "${id}" is listed twice: keep one.` });
    }
    for (const [id, { problemAt }] of entries) {
      if (!ids.includes(id))
        problems.push(problemAt([], `This ${kind} is not listed in edition.yaml: add "${id}" there.`));
    }
    return Object.fromEntries(
      ids.flatMap((id) => {
        const file = entries.get(id);
        if (file !== undefined) return [[id, make(id, file)] as const];
        problems.push({
          file: 'edition.yaml',
          sentence: `There is no file ${id}.yaml for the ${kind} "${id}": add the file, or take "${id}" out of this list.`,
        });
        return [];
      }),
    );
  }

  const words = <Key extends 'synonyms' | 'spokenWords' | 'spokenCombinations'>(key: Key) =>
    Object.fromEntries(
      order.flatMap((id) => {
        const said = cards.get(id)?.value[key];
        return said === undefined ? [] : [[id, said] as const];
      }),
    );
  if (problems.length > 0) return { problems };
  return {
    edition: {
      id: cover.value.id,
      date: cover.value.date,
      schemaVersion: 1,
      groups,
      protocols,
      formulary,
      quickDoses,
      quickAgeDoses,
      zones,
      adultDosing,
      constants,
      synonyms: words('synonyms'),
      spokenWords: words('spokenWords'),
      spokenCombinations: words('spokenCombinations'),
      wordFamilies,
      uncoveredTopics,
      hospitals: Object.values(hospitals),
      algorithms: Object.fromEntries(algorithms),
      illustrations,
      sources,
    },
    reviewPoints: Object.entries(points).map(([id, { source, ...point }]) => ({ id, ...point, sources: source })),
    exceptions,
  };
}
