import type { MedicationLine } from '@first60/edition';
import {
  fentanylAfterTheTube,
  ketamineAfterTheTube,
  midazolamAfterTheTube,
} from '../lines/post-intubation-sedation.ts';

/** Drugs of the ventilator card. Paralysis is last, only on an order, and never without sedation. */
export const transportVentilatorMedications: readonly MedicationLine[] = [
  { ...midazolamAfterTheTube, indication: 'Sedation on the ventilator' },
  { ...fentanylAfterTheTube, indication: 'Pain on the ventilator' },
  { ...ketamineAfterTheTube, indication: 'Sedation on the ventilator, instead of midazolam' },
  {
    medication: 'rocuronium',
    indication: 'Paralysis on the ventilator, only on OLMD, sedate first',
    kind: 'bolus',
    adult: {
      text: '1 mg/kg (max 100 mg)',
      perKg: { amount: 1, unit: 'mg' },
      max: { amount: 100, unit: 'mg' },
    },
    pediatric: {
      text: '1 mg/kg (max 100 mg)',
      perKg: { amount: 1, unit: 'mg' },
      max: { amount: 100, unit: 'mg' },
    },
    routes: ['IV', 'IO'],
    route: 'IV/IO',
    timing: 'Once',
    max: '100 mg',
    examples: 'At 70 kg: 70 mg = 7 mL',
    note: 'The patient cannot show pain or waking: sedate by the clock',
    sources: ['wvems-2026', 'isos-2025', 'cems-2026'],
  },
  {
    medication: 'oxygen',
    indication: 'Drive gas and breathing gas of the ventilator',
    kind: 'gas',
    adult: { text: 'supply at least 2.8 bar; 100% at the start, then titrate' },
    pediatric: { text: 'supply at least 2.8 bar; 100% at the start, then titrate' },
    routes: ['inhaled'],
    route: 'Ventilator; bag-mask on its own supply',
    timing: 'Titrate to SpO2 94-98%; COPD 88-92%',
    note: 'Smoke or carbon monoxide: 100% to the hospital, SpO2 misleads',
    sources: ['spec', 'la-guidelines-2025', 'la-protocols-2025', 'salt-lake-2026'],
  },
];
