import type { Drug, MedicationLine } from '@first60/edition';
import { drugName } from '../../../edition/drug-name.ts';
import { edition } from '../../../edition/edition.ts';

/** The formulary's entry of a line. */
export const drugOf = ({ medication }: MedicationLine): Drug | undefined => edition.formulary[medication];

/** The name a line's drug is stocked under: what addresses and labels say. */
export const stockedName = (line: MedicationLine): string =>
  drugOf(line)?.genericName ?? line.medication.replaceAll('-', ' ');

/** The same with its look-alike letters raised: what is read. */
export const shownName = (line: MedicationLine): string => drugName(drugOf(line) ?? { genericName: stockedName(line) });
