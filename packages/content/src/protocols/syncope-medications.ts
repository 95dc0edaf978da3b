import type { MedicationLine } from '../model/protocol.ts';

/** Drugs of the syncope card, in the order they are needed. */
export const syncopeMedications: readonly MedicationLine[] = [
  {
    medication: 'sodium-chloride',
    indication: 'Fluid loss or low pressure',
    kind: 'fluid',
    adult: { text: 'up to 1000 mL bolus', fixed: { amount: 1000, unit: 'mL' } },
    pediatric: {
      text: '20 mL/kg (max 1000 mL a bolus)',
      perKg: { amount: 20, unit: 'mL' },
      max: { amount: 1000, unit: 'mL' },
    },
    route: 'IV/IO',
    timing: 'Listen to the lungs after each 250-500 mL',
    max: '2 L adult, 40 mL/kg child, in total',
    note: 'Small steps in heart or kidney failure',
    sources: ['spec', 'la-protocols-2025'],
  },
  {
    medication: 'dextrose-10',
    indication: 'Glucose below 60 mg/dL',
    kind: 'bolus',
    adult: { text: '250 mL (25 g)', fixed: { amount: 25, unit: 'g' } },
    pediatric: {
      text: '5 mL/kg = 0.5 g/kg (max 250 mL)',
      perKg: { amount: 5, unit: 'mL' },
      max: { amount: 250, unit: 'mL' },
    },
    route: 'IV/IO',
    timing: 'Recheck after 5 min',
    max: '250 mL a dose',
    note: '10 kg: 50 mL. 20 kg: 100 mL',
    sources: ['spec', 'la-1309', 'wv-2026', 'salt-lake-2026'],
  },
  {
    medication: 'ondansetron',
    indication: 'Nausea or vomiting',
    kind: 'bolus',
    adult: { text: '4 mg', fixed: { amount: 4, unit: 'mg' } },
    pediatric: {
      text: '0.1 mg/kg (max 4 mg)',
      perKg: { amount: 0.1, unit: 'mg' },
      max: { amount: 4, unit: 'mg' },
    },
    route: 'IV over 2-5 min, or IM',
    timing: 'Adult: repeat once after 15 min',
    max: '8 mg adult, 4 mg child, in total',
    note: 'Not in long QT: read the ECG first. Under 2 years only on OLMD',
    sources: ['spec', 'fda-ondansetron', 'la-protocols-2025', 'salt-lake-2026'],
  },
];
