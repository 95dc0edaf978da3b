import type { MedicationLine } from '../model/protocol.ts';
import { dextroseForLowGlucose, midazolamIm, midazolamIv, oxygenByNeed } from './medical-medication-lines.ts';

/** Drugs of the seizures card: the muscle before the vein, one benzodiazepine only. */
export const seizuresMedications: readonly MedicationLine[] = [
  midazolamIm('Active seizure, no IV'),
  midazolamIv('Active seizure, IV in place'),
  {
    medication: 'lorazepam',
    indication: 'Status epilepticus, instead of midazolam',
    kind: 'bolus',
    adult: { text: '4 mg', fixed: { amount: 4, unit: 'mg' } },
    pediatric: {
      text: '0.1 mg/kg (max 4 mg)',
      perKg: { amount: 0.1, unit: 'mg' },
      max: { amount: 4, unit: 'mg' },
    },
    route: 'IV at 2 mg/min, diluted with the same volume of saline',
    timing: 'Once more after 10-15 min',
    max: '8 mg in total',
    examples: '20 kg: 0.5 mL before dilution',
    note: 'One benzodiazepine only. The label has no child dose',
    sources: ['spec', 'fda-lorazepam', 'salt-lake-2026'],
  },
  {
    medication: 'diazepam',
    indication: 'Active seizure, instead of midazolam',
    kind: 'bolus',
    adult: { text: '5 mg', fixed: { amount: 5, unit: 'mg' } },
    pediatric: {
      text: '0.1 mg/kg (max 5 mg)',
      perKg: { amount: 0.1, unit: 'mg' },
      max: { amount: 5, unit: 'mg' },
    },
    route: 'Slow IV, at least 1 min for 5 mg',
    timing: 'Every 5 min',
    max: '10 mg in total',
    examples: '20 kg: 0.4 mL',
    note: 'One benzodiazepine only',
    sources: ['maryland-2020', 'salt-lake-2026', 'msf-diazepam', 'fda-diazepam'],
  },
  {
    medication: 'magnesium-sulfate',
    indication: 'Eclampsia',
    kind: 'bolus',
    adult: { text: '4000 mg over 10 min', fixed: { amount: 4000, unit: 'mg' } },
    route: 'IV in 50-100 mL over 10 min',
    timing: 'Once',
    max: '4000 mg',
    note: 'Stop when the knee reflex goes or breathing slows',
    sources: ['maryland-2020', 'wvems-2026', 'nasemso-2022'],
  },
  dextroseForLowGlucose,
  oxygenByNeed('Seizing, or SpO2 below 94%'),
];
