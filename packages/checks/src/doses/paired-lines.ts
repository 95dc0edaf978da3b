import { findIndication } from '@first60/clinical';
import type { DosingRow, Drug, Edition, MedicationLine, OtherDose } from '@first60/edition';
import { drugOf } from '../looked-up.ts';
import { type CardMedication, medicationLines } from '../medication-lines.ts';

/** A medication line with its drug. */
export interface DrugLine extends CardMedication {
  readonly drug: Drug;
}

/** Every medication line, on any card, whose drug is in the edition. */
export const drugLines = (edition: Edition): readonly DrugLine[] =>
  medicationLines(edition).flatMap((placed) => {
    const drug = drugOf(edition, placed.line.medication);
    return drug === undefined ? [] : [{ ...placed, drug }];
  });

/** The rows for the line's indication, which must therefore match the line. */
export function rowsNamed({ indication }: MedicationLine, rows: readonly DosingRow[]): readonly DosingRow[] {
  const label = findIndication(
    indication,
    rows.map((row) => row.indication),
  );
  return rows.filter((row) => row.indication === label);
}

/** True when a list of known differences names a line. */
export const isListed = (list: readonly OtherDose[], { medication, indication }: MedicationLine): boolean =>
  list.some((entry) => entry.medication === medication && entry.indication === indication);

/** The entries in a list of known differences that no longer apply to any line. */
export const settled = (
  list: readonly OtherDose[],
  lines: readonly DrugLine[],
  differs: (line: DrugLine) => boolean,
): readonly OtherDose[] =>
  list.filter((entry) => !lines.some((placed) => isListed([entry], placed.line) && differs(placed)));
