import type { DrugActs } from '@first60/clinical';
import type { WrittenActsFile } from '../files/act-file.ts';
import type { DrugFile } from '../files/drug-file.ts';
import type { EditionActs } from '../model/edition-acts.ts';
import type { ActTables } from './act-tables.ts';
import { apartOf, noteMeanings, type PlacedKnow } from './acts/meanings.ts';
import { noteExcepted, noteOtherDrugs } from './acts/other-drugs.ts';
import { actsOf } from './acts.ts';
import { noteTo } from './notes.ts';
import type { ParsedFile } from './parse-file.ts';
import { drugsWithProblems, type Problem } from './problem.ts';

/** The acts of each drug and the tables they refer to. A file for a drug that is not stocked is noted. */
export function actsByDrug(
  files: ReadonlyMap<string, ParsedFile<WrittenActsFile>>,
  tables: ActTables,
  drugs: ReadonlyMap<string, DrugFile>,
  classes: ParsedFile<unknown>,
  problems: Problem[],
): EditionActs {
  const { works: _, words: __, ...shared } = tables;
  const nameOf = (drug: string) => drugs.get(drug)?.genericName;
  const read = [...files].map(([id, { value, problemAt }]) => {
    const note = noteTo(problems, problemAt);
    const watched = drugs.get(id)?.watched;
    if (!drugs.has(id)) note([], `There is no drug "${id}": name this file after a file of drugs/.`);
    return [id, { ...actsOf(id, value, tables, note, nameOf), ...(watched !== undefined && { watched }) }] as const;
  });
  const all = { ...shared, drugs: Object.fromEntries(read), plans: {} };
  const broken = drugsWithProblems(problems);
  const apart = apartOf(new Map([...files].map(([id, { value }]) => [id, knowOf(value)])), tables);
  for (const [id, { value, problemAt }] of files) {
    const drug = all.drugs[id];
    if (drug === undefined) continue;
    const note = noteTo(problems, problemAt);
    noteOtherDrugs(drug, all.drugs, broken, note);
    noteMeanings(warningsOf(value, drug), { drug, all, tables, apart, broken }, note);
  }
  noteExcepted(all, broken, noteTo(problems, classes.problemAt));
  return all;
}

/** All that a drug and its acts warn of, as it is written. */
const knowOf = ({ know, acts }: WrittenActsFile) => [
  know,
  ...Object.values(acts).map((act) => (act.know === 'none' ? undefined : act.know)),
];

/** The warnings of a drug and of its acts, each with the acts that it is about. */
const warningsOf = ({ know, acts }: WrittenActsFile, drug: DrugActs): readonly PlacedKnow[] => [
  { know, acts: drug.acts, at: ['know'] },
  ...Object.entries(acts).map(([id, act]) => ({
    know: act.know === 'none' ? undefined : act.know,
    acts: drug.acts.filter((one) => one.id === id),
    at: ['acts', id, 'know'],
  })),
];
