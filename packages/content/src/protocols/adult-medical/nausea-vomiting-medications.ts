import type { MedicationLine } from '../../model/protocol.ts';
import { dextroseForLowGlucose, ondansetronForVomiting, salineBolus } from '../lines/medical-medication-lines.ts';

/** Drugs of the nausea and vomiting card. */
export const nauseaVomitingMedications: readonly MedicationLine[] = [
  ondansetronForVomiting,
  {
    ...salineBolus('Dehydration', '2 L in total; child 40 mL/kg'),
    note: 'Adult who bleeds: 250 mL steps, only to SBP 90 mmHg. None in wet lungs or heart attack. Under 1 month: 10 mL/kg at a time',
  },
  dextroseForLowGlucose,
];
