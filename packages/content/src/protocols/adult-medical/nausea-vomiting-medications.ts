import type { MedicationLine } from '@first60/edition';
import { dextroseForLowGlucose, ondansetronForVomiting, salineBolus } from '../lines/medical-medication-lines.ts';

/** Drugs of the nausea and vomiting card. */
export const nauseaVomitingMedications: readonly MedicationLine[] = [
  ondansetronForVomiting,
  {
    ...salineBolus('Dehydration', '2 L in total; child 40 mL/kg'),
    note: 'None in wet lungs or heart attack',
    adultNote: 'Adult who bleeds: 250 mL steps, only to SBP 90 mmHg',
  },
  dextroseForLowGlucose,
];
