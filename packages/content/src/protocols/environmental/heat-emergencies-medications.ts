import type { MedicationLine } from '@first60/edition';
import {
  dextroseForLowGlucose,
  midazolamIm,
  midazolamIv,
  ondansetronForVomiting,
  SHOCK_FLUID_CEILING,
  salineBolus,
} from '../lines/medical-medication-lines.ts';

/** Drugs of the heat card. No antipyretic: it does not work against heat. */
export const heatEmergenciesMedications: readonly MedicationLine[] = [
  {
    ...salineBolus('Heat exhaustion or heat stroke', SHOCK_FLUID_CEILING, ['spec', 'nh-heat', 'massachusetts-2026']),
    note: 'Cool or room temperature. Low sodium likely: no bolus unless in shock, OLMD',
  },
  {
    medication: 'midazolam',
    indication: 'Shivering during cooling, adult',
    kind: 'bolus',
    adult: { text: '2.5 mg', fixed: { amount: 2.5, unit: 'mg' } },
    routes: ['IV', 'IO'],
    route: 'Slow IV/IO',
    timing: 'Repeat once after 5 min',
    max: '5 mg in total',
    note: 'Bag-mask ready. Halve from 69 years and under the influence of alcohol or opioids. Counted in the 10 mg of a seizure',
    sources: ['nh-heat', 'maryland-2020', 'salt-lake-2026'],
  },
  midazolamIv('Seizure in heat stroke'),
  midazolamIm('Seizure in heat stroke, no IV'),
  ondansetronForVomiting,
  dextroseForLowGlucose,
];
