import type { DrugFile } from '../files/drug-file.ts';
import type { MedicationId } from '../ids.ts';
import type { Drug } from '../model/drug.ts';
import type { KitNumber } from '../model/kit.ts';
import { faceCautionsOf } from './cautions.ts';
import { listedContraindications } from './contraindications.ts';
import type { LineReader } from './lines.ts';
import type { Note } from './notes.ts';
import { dosingRow } from './regimens.ts';

/** Inputs for a drug, in addition to its file. */
interface Surroundings {
  readonly drugs: ReadonlyMap<string, DrugFile>;
  readonly read: LineReader;
  readonly note: Note;
}

/** A drug as the formulary shows it, with its rows in the order of its regimens. */
export function drugOf(id: MedicationId, file: DrugFile, { drugs, read, note }: Surroundings): Drug {
  const {
    inventoryId,
    kit,
    strength,
    source,
    dilutions: _,
    contraindications: __,
    figures: ___,
    regimens,
    watched,
    warning,
    cautions,
    ...same
  } = file;
  return {
    ...same,
    id,
    medId: inventoryId,
    kitNumber: kit satisfies KitNumber,
    ...(strength && { concentration: strength }),
    ...(cautions.length > 0 && { cautions: faceCautionsOf(cautions, source) }),
    ...(watched !== undefined && { watched }),
    ...(warning && { warning: read(warning, 'warning') }),
    ...listedContraindications(file, note),
    dosing: Object.keys(regimens).flatMap((name) => dosingRow(file, name, drugs, note) ?? []),
    sources: source,
  };
}
