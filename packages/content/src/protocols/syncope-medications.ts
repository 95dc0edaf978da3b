import type { MedicationLine } from '../model/protocol.ts';
import {
  dextroseForLowGlucose,
  ondansetronForVomiting,
  SHOCK_FLUID_CEILING,
  salineBolus,
} from './medical-medication-lines.ts';

/** Drugs of the syncope card, in the order they are needed. */
export const syncopeMedications: readonly MedicationLine[] = [
  {
    ...salineBolus('Fluid loss or low pressure', SHOCK_FLUID_CEILING),
    timing: 'Listen to the lungs after each 250-500 mL',
    note: 'Small steps in heart or kidney failure',
  },
  dextroseForLowGlucose,
  { ...ondansetronForVomiting, note: 'Not in long QT: read the ECG first. Under 2 years only on OLMD' },
];
