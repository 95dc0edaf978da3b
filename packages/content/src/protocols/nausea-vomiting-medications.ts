import type { MedicationLine } from '../model/protocol.ts';
import { dextroseForLowGlucose, ondansetronForVomiting, salineBolus } from './medical-medication-lines.ts';

/** Drugs of the nausea and vomiting card. */
export const nauseaVomitingMedications: readonly MedicationLine[] = [
  ondansetronForVomiting,
  salineBolus('Dehydration', '2 L in total; child 40 mL/kg'),
  dextroseForLowGlucose,
];
