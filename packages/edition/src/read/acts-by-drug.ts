import type { WrittenActsFile } from '../files/act-file.ts';
import type { DrugFile } from '../files/drug-file.ts';
import type { EditionActs } from '../model/edition-acts.ts';
import type { ActTables } from './act-tables.ts';
import { noteExcepted, noteOtherDrugs } from './acts/other-drugs.ts';
import { actsOf } from './acts.ts';
import { noteTo } from './notes.ts';
import type { ParsedFile } from './parse-file.ts';
import type { Problem } from './problem.ts';

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
  for (const [id, { problemAt }] of files) {
    const drug = all.drugs[id];
    if (drug !== undefined) noteOtherDrugs(drug, all.drugs, noteTo(problems, problemAt));
  }
  noteExcepted(all, noteTo(problems, classes.problemAt));
  return all;
}
