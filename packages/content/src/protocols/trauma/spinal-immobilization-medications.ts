import type { MedicationLine } from '@first60/edition';
import { ondansetronForVomiting } from '../lines/medical-medication-lines.ts';
import { fentanylForPain } from '../lines/trauma-medication-lines.ts';

/** A restrained patient who vomits can choke: the antiemetic comes first. */
export const spinalImmobilizationMedications: readonly MedicationLine[] = [
  { ...ondansetronForVomiting, indication: 'Nausea or vomiting while lying flat' },
  fentanylForPain,
];
