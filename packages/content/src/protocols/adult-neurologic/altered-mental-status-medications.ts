import type { MedicationLine } from '@first60/edition';
import {
  dextroseForLowGlucose,
  glucagonForLowGlucose,
  naloxoneForPoorBreathing,
  oxygenByNeed,
} from '../lines/medical-medication-lines.ts';

/** Drugs of the altered mental status card: the causes that can be turned around at once. */
export const alteredMentalStatusMedications: readonly MedicationLine[] = [
  dextroseForLowGlucose,
  {
    medication: 'oral-glucose',
    indication: 'Glucose below 60 mg/dL, awake, able to swallow',
    purpose: 'glucose',
    kind: 'solid',
    adult: { text: '15 g (1 tube)', fixed: { amount: 15, unit: 'g' }, count: '1 tube' },
    pediatric: {
      text: '0.5 g/kg (max 15 g)',
      perKg: { amount: 0.5, unit: 'g' },
      max: { amount: 15, unit: 'g' },
    },
    routes: ['buccal', 'PO'],
    route: 'Between cheek and gum, or PO',
    timing: 'Repeat after 10 min',
    max: '2 doses, 30 g at most',
    examples: '10 kg: 5 g, a third of a tube. 20 kg: 10 g, two thirds',
    sources: ['spec', 'wvems-2026', 'maryland-2020', 'massachusetts-2026', 'salt-lake-2026'],
  },
  ...glucagonForLowGlucose,
  naloxoneForPoorBreathing,
  {
    medication: 'midazolam',
    indication: 'Dangerous agitation without a line, adult, on OLMD',
    kind: 'bolus',
    adult: { text: '5 mg', fixed: { amount: 5, unit: 'mg' } },
    routes: ['IM', 'IN'],
    route: 'IM, or IN half in each nostril',
    timing: 'Once more after 5 min, on OLMD',
    max: '10 mg in total, every route counted, then OLMD',
    note: 'After glucose and oxygen. Bag-mask, SpO2, EtCO2. Halve from 69 years and under the influence of alcohol or opioids',
    sources: ['la-protocols-2025', 'salt-lake-2026', 'maryland-2020'],
  },
  {
    medication: 'sodium-chloride',
    indication: 'Glucose above 300 mg/dL with altered mental state',
    kind: 'fluid',
    adult: { text: '500 mL', fixed: { amount: 500, unit: 'mL' } },
    pediatric: {
      text: '10 mL/kg (max 500 mL)',
      perKg: { amount: 10, unit: 'mL' },
      max: { amount: 500, unit: 'mL' },
      totalPerKg: { amount: 10, unit: 'mL' },
    },
    routes: ['IV', 'IO'],
    route: 'IV/IO over 30-60 min',
    timing: 'Adult once more if dry; child once. Listen to the lungs',
    max: '1 L adult, 10 mL/kg child, in total, then OLMD',
    pediatricNote: 'Fast fluid may swell the brain of a child',
    sources: ['massachusetts-2026', 'cems-2026', 'salt-lake-2026'],
  },
  {
    ...oxygenByNeed('SpO2 below 94% (COPD: below 88%), or carbon monoxide possible'),
    sources: ['maryland-2020', 'la-guidelines-2025'],
  },
];
