import type { CardContent, Drug, MedicationLine } from '@first60/edition';
import { drugName } from '../../edition/drug-name.ts';

type Drugs = Pick<CardContent, 'formulary'>;

/** The formulary's entry of a line. */
export const drugOf = ({ formulary }: Drugs, { medication }: MedicationLine): Drug | undefined => formulary[medication];

/** The name a line's drug is stocked under: what addresses and labels say. */
export const stockedName = (drugs: Drugs, line: MedicationLine): string =>
  drugOf(drugs, line)?.genericName ?? line.medication.replaceAll('-', ' ');

/** The same with its look-alike letters raised: what is read. */
export const shownName = (drugs: Drugs, line: MedicationLine): string =>
  drugName(drugOf(drugs, line) ?? { genericName: stockedName(drugs, line) });
