import { findIndication } from '@first60/clinical';
import type { DosingRow, Drug, MedicationLine } from '@first60/edition';
import { protocols } from '../protocols.ts';
import { drugOf } from './looked-up.ts';

interface CardLine {
  readonly id: string;
  readonly line: MedicationLine;
}

/** Every medication line of every card. */
export const medicationLines: readonly CardLine[] = Object.values(protocols).flatMap(({ id, medications }) =>
  medications.map((line) => ({ id, line })),
);

/** The rows whose words name the indication of the line: those that are to say what the line says. */
export function rowsNamed({ indication }: MedicationLine, rows: readonly DosingRow[]): readonly DosingRow[] {
  const label = findIndication(
    indication,
    rows.map((row) => row.indication),
  );
  return rows.filter((row) => row.indication === label);
}

/** What a line says that its drug's rows do not. */
type Differences = (line: MedicationLine, drug: Drug) => readonly string[];

/** The differences of lines from the rows of their drugs, each with where it stands. */
export const allDifferences = (lines: readonly CardLine[], differences: Differences): string[] =>
  lines.flatMap(({ id, line }) =>
    differences(line, drugOf(line.medication)).map(
      (difference) => `${id}: ${line.medication}, ${line.indication}: ${difference}`,
    ),
  );

/** The entries of a list of known differences (drug, the line's words) that no line differs by any more. */
export const settled = <Entry extends readonly [drug: string, indication: string, ...rest: readonly string[]]>(
  entries: readonly Entry[],
  lines: readonly CardLine[],
  differences: Differences,
): Entry[] =>
  entries.filter(
    ([drug, words]) =>
      allDifferences(
        lines.filter(({ line }) => line.medication === drug && line.indication === words),
        differences,
      ).length === 0,
  );
