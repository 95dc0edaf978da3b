import type { MedicationLine } from '../model/protocol.ts';
import { tranexamicAcid, traumaSaline } from './trauma-medication-lines.ts';

/** The two drugs of both triage cards; all others stand on the treatment cards. */
export const traumaTriageMedications: readonly MedicationLine[] = [
  tranexamicAcid,
  { ...traumaSaline, indication: 'Shock, until the radial pulse is back' },
];
