import type { MedicationLine } from '@first60/edition';
import { SHOCK_FLUID_CEILING, salineBolus } from './medical-medication-lines.ts';

/** A poisoned or stung heart may fail and the lungs fill: the bolus goes in by small steps, lungs after each. */
export const salineInSteps = (indication: string): MedicationLine => ({
  ...salineBolus(indication, SHOCK_FLUID_CEILING, ['spec', 'la-protocols-2025', 'pals-shock-copy']),
  timing: 'Lungs after each 250 mL, child after each 5-10 mL/kg',
  note: 'Wet lungs: no bolus, OLMD',
});
