import type { DrugFile, RegimenFile } from '../files/drug-file.ts';
import type { MedicationId } from '../ids.ts';
import { known, type Note } from './notes.ts';

/** A regimen used by a card or a calculator, with its drug. */
export interface Given {
  readonly medication: MedicationId;
  readonly drug: DrugFile;
  readonly name: string;
  readonly regimen: RegimenFile;
}

/** Looks up the regimen that "drug/regimen" names. A missing one is noted at `give` under the path. */
export function givenRegimen(
  drugs: ReadonlyMap<string, DrugFile>,
  give: string,
  note: Note,
  ...path: readonly PropertyKey[]
): Given | undefined {
  const at = [...path, 'give'];
  const [medication = '', name = ''] = give.split('/');
  const drug = drugs.get(medication);
  if (drug === undefined) {
    note(at, `There is no drug "${medication}": write the name of a file of drugs/ without its ending.`);
    return undefined;
  }
  if (name === '') {
    const example = `${medication}/${Object.keys(drug.regimens)[0] ?? 'its-regimen'}`;
    note(at, `This names no regimen: write the drug, a slash and one of its regimens, like "${example}".`);
    return undefined;
  }
  const regimen = drug.regimens[name];
  if (regimen === undefined) {
    note(at, `${drug.genericName} has no regimen "${name}": ${known(Object.keys(drug.regimens))}.`);
    return undefined;
  }
  return { medication, drug, name, regimen };
}
