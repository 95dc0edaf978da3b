import type { MedicationLine } from '@first60/edition';
import { toTraumaTarget, tranexamicAcid, traumaSaline } from '../lines/trauma-medication-lines.ts';

/** The two drugs of both triage cards; all others stand on the treatment cards. */
export const traumaTriageMedications: readonly MedicationLine[] = [
  tranexamicAcid,
  {
    ...traumaSaline,
    indication: 'Shock, to the target of General Trauma',
    ...toTraumaTarget,
  },
];
