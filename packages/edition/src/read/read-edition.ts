import type { ArrestPlan } from '@first60/clinical';
import type { ArrestFile } from '../files/arrest-file.ts';
import type { CardLineEntry } from '../files/card-line-file.ts';
import { type Edition, SCHEMA_VERSION } from '../model/edition.ts';
import type { EditionActs } from '../model/edition-acts.ts';
import { type Exceptions, NO_EXCEPTIONS } from '../model/exceptions.ts';
import type { Line } from '../model/line.ts';
import type { ReviewPoint } from '../model/review-point.ts';
import { actTablesIn } from './act-tables.ts';
import { noteMeaningsOfCard } from './acts/act-of-card.ts';
import { inWords } from './acts/in-words.ts';
import { actsByDrug } from './acts-by-drug.ts';
import { arrestPlanOf } from './arrest-plans.ts';
import { adultDosingOf, quickAgeDosesOf, quickDosesOf } from './calculators.ts';
import { isPlain } from './card-lines.ts';
import { clocksOf } from './clocks.ts';
import { drugOf } from './drugs.ts';
import { editionFiles, idOf, type KnownFiles } from './edition-files.ts';
import { type LineReader, lineReader } from './lines.ts';
import { noteTo } from './notes.ts';
import type { ParsedFile } from './parse-file.ts';
import type { NamedActs } from './printed/faces-by-age.ts';
import type { PrintedDrug } from './printed/printed-drug.ts';
import { printedDrugs } from './printed/stocked-drug.ts';
import { drugsWithProblems, type Problem } from './problem.ts';
import { protocolOf } from './protocols.ts';
import { algorithmOf, constantsOf, illustrationOf, zonesOf } from './tables.ts';

/**
 * An edition without its digest, the points its medical director has to decide, and its deliberate exceptions to rules.
 */
export interface ReadEdition {
  readonly edition: Omit<Edition, 'sha256'>;
  readonly reviewPoints: readonly ReviewPoint[];
  readonly exceptions: Exceptions;
}

/**
 * Reads an edition from the texts of its files, by their paths in its folder.
 * @param parsed files of earlier calls. A file with the same text is not parsed again, which helps a caller that
 * reads many editions that differ in few files
 * @returns the edition, or every problem found in the files. It never returns part of an edition.
 */
export function readEdition(
  texts: ReadonlyMap<string, string>,
  parsed: KnownFiles = new Map(),
): ReadEdition | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const files = editionFiles(texts, problems, parsed);
  const works = files.merged('sources/*.yaml');
  const actTables = actTablesIn(files.optional, new Set(works.keys()), problems);
  const actFiles = files.folder('acts/*.yaml');
  const classes = files.optional('tables/classes.yaml');
  let acts: EditionActs | undefined;
  const drugFiles = files.drugs(works, (drugs) => {
    acts = actTables && classes && actsByDrug(actFiles, actTables, drugs, classes, problems);
    return printedDrugs(drugs, acts);
  });
  const cover = files.single('edition.yaml');
  const lineEntries = files.merged('lines/*.yaml');
  const writtenCards = files.folder('protocols/*/*.yaml');
  const quick = files.single('calculators/quick-doses.yaml');
  const byAge = files.single('calculators/quick-age-doses.yaml');
  const adult = files.single('calculators/adult-dosing.yaml');
  const kits = files.single('kits.yaml');
  const zoneFile = files.single('zones.yaml');
  const devices = files.single('devices.yaml');
  const algorithmFiles = files.folder('algorithms/*.yaml');
  const illustrationFiles = files.folder('illustrations/*.yaml');
  const hospitalFiles = files.folder('hospitals/*.yaml');
  const wordFamilies = files.single('search/word-families.yaml')?.value;
  const uncoveredTopics = files.single('search/uncovered-topics.yaml')?.value;
  const points = files.single('review-points.yaml')?.value;
  const arrestFiles = { adult: files.optional('codes/adult.yaml'), child: files.optional('codes/child.yaml') };
  const clockFile = files.optional('clocks.yaml');
  const exceptions = files.optional('exceptions.yaml')?.value ?? NO_EXCEPTIONS;
  files.noteUnread();
  if (
    problems.length > 0 ||
    !cover ||
    !quick ||
    !byAge ||
    !adult ||
    !kits ||
    !zoneFile ||
    !devices ||
    !wordFamilies ||
    !uncoveredTopics ||
    !points
  ) {
    // Stop here: references to a file that could not be read would only be reported as missing too.
    return { problems };
  }

  // Drugs are known by now, so that words of the tables may name them.
  const cards = new Map(
    [...writtenCards].map(([id, { value, problemAt }]) => {
      const words = inWords(
        value,
        actTables,
        (drug) => drugFiles.get(drug)?.value.genericName,
        noteTo(problems, problemAt),
      );
      return [id, { value: words, problemAt }] as const;
    }),
  );

  const shared = new Map<string, Line>();
  const sharedEntries = new Map<string, CardLineEntry>();
  for (const [name, entry] of lineEntries) {
    if ('use' in entry) {
      problems.push({
        file: 'lines/',
        place: name,
        sentence: 'A shared line cannot use another: write its words here.',
      });
      continue;
    }
    sharedEntries.set(name, entry);
    if (isPlain(entry)) shared.set(name, lineReader(new Map(), () => {})(entry));
  }
  const actsOfDrugs = acts && { ...acts, plans: plansOf(arrestFiles) };
  const drugs = printedDrugs(new Map([...drugFiles].map(([id, { value }]) => [id, value])), actsOfDrugs);
  const named = actsOfDrugs && { acts: actsOfDrugs, nameOf: namesOf(drugs) };
  const known = actTables && actsOfDrugs && { acts: actsOfDrugs, tables: actTables };
  const readerOf = ({ problemAt }: ParsedFile<unknown>): LineReader => lineReader(shared, noteTo(problems, problemAt));
  const surroundings = (file: ParsedFile<unknown>) => ({
    drugs,
    ...(named && { named }),
    read: readerOf(file),
    note: noteTo(problems, file.problemAt),
  });
  if (known) {
    const broken = drugsWithProblems(problems);
    for (const { value, problemAt } of writtenCards.values()) {
      noteMeaningsOfCard(value, known, broken, noteTo(problems, problemAt));
    }
  }
  const quickDoses = quickDosesOf(quick.value, surroundings(quick));
  const quickAgeDoses = quickAgeDosesOf(byAge.value, surroundings(byAge));
  const adultDosing = adultDosingOf(adult.value, surroundings(adult));
  const zones = zonesOf(zoneFile.value, readerOf(zoneFile), noteTo(problems, zoneFile.problemAt));
  const constants = constantsOf(devices.value, readerOf(devices));
  const algorithms = [...algorithmFiles].map(
    ([id, file]) => [id, algorithmOf(id, file.value, readerOf(file))] as const,
  );
  const illustrations = [...illustrationFiles].map(([id, file]) => illustrationOf(id, file.value, readerOf(file)));

  const groups = cover.value.groups;
  const groupOf = new Map(groups.flatMap(({ id, protocols }) => protocols.map((card) => [card, id] as const)));
  const formulary = listed(cover.value.drugs, drugFiles, 'drug', (id, file) =>
    drugOf(id, drugs.get(id) ?? { ...file.value, dilutions: {}, acts: {} }, surroundings(file)),
  );
  const hospitals = listed(cover.value.hospitals, hospitalFiles, 'hospital', (id, { value }) => ({
    id,
    ...value,
  }));
  const order = groups.flatMap(({ protocols }) => protocols);
  const names = {
    shared: sharedEntries,
    titles: new Map([...cards].map(([id, { value }]) => [id, value.title])),
    clocks: new Set(Object.keys(clockFile?.value ?? {})),
    drugs,
    ...(actTables && { conditions: actTables.conditions }),
  };
  const protocols = listed(order, cards, 'card', (id, file) =>
    protocolOf(id, file.value, {
      ...surroundings(file),
      names,
      group: groupOf.get(id) ?? '',
      ...(known && { known }),
      ...(named && { named }),
    }),
  );
  const cardFiles = new Map([...cards].map(([id, { value }]) => [id, value]));
  const codes = Object.fromEntries(
    (['adult', 'child'] as const).flatMap((id) => {
      const file = arrestFiles[id];
      if (file === undefined) return [];
      return [[id, arrestPlanOf(id, file.value, { ...surroundings(file), cards: cardFiles })] as const];
    }),
  );
  const clocks = clockFile && clocksOf(clockFile.value, { ...surroundings(clockFile), cards: order });
  for (const path of [...texts.keys()].filter((one) => one.startsWith('protocols/'))) {
    const id = idOf(path);
    const group = groupOf.get(id);
    if (group !== undefined && path !== `protocols/${group}/${id}.yaml`) {
      problems.push({
        file: path,
        sentence: `edition.yaml lists this card in "${group}": move it to protocols/${group}/.`,
      });
    }
  }

  /**
   * Entries in the order of the table of contents. An entry without a file and a file that is not listed are both
   * noted.
   */
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
      schemaVersion: SCHEMA_VERSION,
      groups,
      kits: kits.value,
      protocols,
      formulary,
      ...(actsOfDrugs && { acts: actsOfDrugs }),
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
      sources: Object.fromEntries(works),
      ...(Object.keys(codes).length > 0 && { codes }),
      ...(clocks && { clocks }),
    },
    reviewPoints: Object.entries(points).map(([id, { source, ...point }]) => ({ id, ...point, sources: source })),
    exceptions,
  };
}

/** The printed names of drugs by their ids. */
const namesOf =
  (drugs: ReadonlyMap<string, PrintedDrug>): NamedActs['nameOf'] =>
  (id) => {
    const drug = drugs.get(id);
    return drug?.tallMan ?? drug?.genericName ?? id;
  };

/** The acts that the drugs of the arrest plans give. */
const plansOf = (files: Readonly<Record<ArrestPlan['id'], ParsedFile<ArrestFile> | undefined>>): EditionActs['plans'] =>
  Object.fromEntries(
    Object.entries(files).flatMap(([id, file]) => {
      if (file === undefined) return [];
      return [[id, Object.fromEntries(Object.entries(file.value.drugs).map(([drug, { give }]) => [drug, give]))]];
    }),
  );
