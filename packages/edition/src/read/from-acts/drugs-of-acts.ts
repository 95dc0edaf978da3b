import type { DrugFile } from '../../files/drug-file.ts';
import type { EditionActs } from '../../model/edition-acts.ts';
import { drugOfActs, figuresOfActs } from './regimens-of-acts.ts';
import type { NamedActs } from './texts-of-act.ts';

/** True when a drug's file leaves its doses to its acts. */
const hasNoRegimens = ({ regimens }: DrugFile): boolean => Object.keys(regimens).length === 0;

/** The drugs with the strength, dilutions and doses of their acts, which texts refer to. */
export const withFiguresOfActs = (drugs: ReadonlyMap<string, DrugFile>, acts: EditionActs): Map<string, DrugFile> =>
  withActs(drugs, acts, (id, file) => {
    const drug = acts.drugs[id];
    return drug === undefined ? file : { ...file, ...figuresOfActs(drug, acts) };
  });

/** The printed names of drugs by their ids. */
export const namesOf =
  (drugs: ReadonlyMap<string, DrugFile>): NamedActs['nameOf'] =>
  (id) => {
    const drug = drugs.get(id);
    return drug?.tallMan ?? drug?.genericName ?? id;
  };

/** The drugs with everything that their acts say. */
export const withTextsOfActs = (drugs: ReadonlyMap<string, DrugFile>, named: NamedActs): Map<string, DrugFile> =>
  withActs(drugs, named.acts, (id, file) => {
    const drug = named.acts.drugs[id];
    return drug === undefined ? file : { ...file, ...drugOfActs(drug, named) };
  });

const withActs = (
  drugs: ReadonlyMap<string, DrugFile>,
  acts: EditionActs,
  made: (id: string, file: DrugFile) => DrugFile,
): Map<string, DrugFile> =>
  new Map(
    [...drugs].map(([id, file]) => [id, hasNoRegimens(file) && acts.drugs[id] !== undefined ? made(id, file) : file]),
  );
