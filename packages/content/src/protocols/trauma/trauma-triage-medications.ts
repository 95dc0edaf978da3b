import type { MedicationLine } from '../../model/protocol.ts';
import { SMALL_STEPS, tranexamicAcid, traumaSaline } from '../lines/trauma-medication-lines.ts';

/** The two drugs of both triage cards; all others stand on the treatment cards. */
export const traumaTriageMedications: readonly MedicationLine[] = [
  tranexamicAcid,
  {
    ...traumaSaline,
    indication: 'Shock, to the target of General Trauma',
    timing: SMALL_STEPS,
    note: 'Head injury: SBP above 90 mmHg, better 110. Child: at least 70 + 2 x age',
  },
];
