import type { CardContent, Drug, MedicationLine } from '@first60/edition';
import { drugName } from '../../edition/drug-name.ts';

type Drugs = Pick<CardContent, 'formulary'>;

/** The formulary entry for a line's drug. */
export const drugOf = ({ formulary }: Drugs, { medication }: MedicationLine): Drug | undefined => formulary[medication];

/** The name under which a line's drug is stocked. Addresses and labels use it. */
export const stockedName = (drugs: Drugs, line: MedicationLine): string =>
  drugOf(drugs, line)?.genericName ?? line.medication.replaceAll('-', ' ');

/** The same name with its look-alike letters in capitals, for display. */
export const shownName = (drugs: Drugs, line: MedicationLine): string =>
  drugName(drugOf(drugs, line) ?? { genericName: stockedName(drugs, line) });
