import type { MedicationId } from '../ids.ts';
import { known, type Note } from './notes.ts';
import type { PrintedAct, PrintedDrug } from './printed/printed-drug.ts';

/** An act that a card or a calculator gives, with its drug. */
export interface Given {
  readonly medication: MedicationId;
  readonly drug: PrintedDrug;
  readonly name: string;
  readonly printed: PrintedAct;
}

/** Looks up the act that "drug/act" names. A missing one is noted at `give` under the path. */
export function givenAct(
  drugs: ReadonlyMap<string, PrintedDrug>,
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
    const example = `${medication}/${Object.keys(drug.acts)[0] ?? 'its-act'}`;
    note(at, `This names no act: write the drug, a slash and one of its acts, like "${example}".`);
    return undefined;
  }
  const printed = drug.acts[name];
  if (printed === undefined) {
    note(at, `${drug.genericName} has no act "${name}": ${known(Object.keys(drug.acts))}.`);
    return undefined;
  }
  return { medication, drug, name, printed };
}
