import type { MedicationLine } from '@first60/edition';
import { acetaminophen } from '../lines/acetaminophen-lines.ts';
import {
  dextroseForLowGlucose,
  glucagonForLowGlucose,
  ondansetronForVomiting,
  oxygenByNeed,
  SHOCK_FLUID_CEILING,
  salineBolus,
} from '../lines/medical-medication-lines.ts';
import { fentanylForPain } from '../lines/trauma-medication-lines.ts';

/** Drugs that any patient may need, whatever the card. */
export const generalPrehospitalCareMedications: readonly MedicationLine[] = [
  { ...oxygenByNeed('SpO2 below 94% (COPD: keep 88-92%)'), sources: ['maryland-2020', 'la-guidelines-2025'] },
  salineBolus('Fluid loss', SHOCK_FLUID_CEILING),
  ondansetronForVomiting,
  ...acetaminophen('Pain or fever', 'fever'),
  dextroseForLowGlucose,
  ...glucagonForLowGlucose,
  {
    medication: 'oral-glucose',
    indication: 'Glucose below 60 mg/dL, awake and able to swallow',
    purpose: 'glucose',
    kind: 'solid',
    adult: { text: '15 g (1 tube)', fixed: { amount: 15, unit: 'g' }, count: '1 tube' },
    pediatric: {
      text: '0.5 g/kg (max 15 g)',
      perKg: { amount: 0.5, unit: 'g' },
      max: { amount: 15, unit: 'g' },
    },
    routes: ['buccal', 'PO'],
    route: 'In the cheek or by mouth',
    timing: 'Repeat after 10 min',
    max: '2 doses, 30 g at most',
    examples: '10 kg: 5 g, a third of a tube',
    note: 'Nothing by mouth when drowsy',
    sources: ['spec', 'wvems-2026', 'maryland-2020', 'salt-lake-2026'],
  },
  fentanylForPain,
];
