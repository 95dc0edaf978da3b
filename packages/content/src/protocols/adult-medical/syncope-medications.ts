import type { MedicationLine } from '@first60/edition';
import {
  dextroseForLowGlucose,
  ondansetronForVomiting,
  SHOCK_FLUID_CEILING,
  salineBolus,
} from '../lines/medical-medication-lines.ts';

/** Drugs of the syncope card, in the order they are needed. */
export const syncopeMedications: readonly MedicationLine[] = [
  {
    ...salineBolus('Dehydration', SHOCK_FLUID_CEILING),
    note: 'Small steps in heart or kidney failure',
    adultNote: 'Adult who bleeds, aorta or ectopic: 250 mL steps, only to SBP 90 mmHg',
    sources: ['spec', 'la-protocols-2025', 'cems-2026', 'salt-lake-2026'],
  },
  dextroseForLowGlucose,
  { ...ondansetronForVomiting, note: 'Not in long QT: read the ECG first. Pregnant: only on OLMD' },
];
