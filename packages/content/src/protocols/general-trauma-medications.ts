import type { MedicationLine } from '../model/protocol.ts';
import { ondansetronForVomiting } from './medical-medication-lines.ts';
import {
  fentanylWithNasal,
  highFlowOxygen,
  ketamineForPain,
  morphineForPain,
  SMALL_STEPS,
  tranexamicAcid,
  traumaSaline,
} from './trauma-medication-lines.ts';

/** Drugs of the general trauma card, in the order they are needed. */
export const generalTraumaMedications: readonly MedicationLine[] = [
  tranexamicAcid,
  {
    ...traumaSaline,
    indication: 'Shock, in 250 mL steps',
    timing: SMALL_STEPS,
    note: 'Stop at the target pressure. Blood first where it is carried',
  },
  ...fentanylWithNasal,
  ketamineForPain,
  morphineForPain,
  ondansetronForVomiting,
  highFlowOxygen,
];
