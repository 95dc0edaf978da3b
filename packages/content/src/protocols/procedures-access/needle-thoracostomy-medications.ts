import type { MedicationLine } from '@first60/edition';

/** Drugs of the decompression card: pain of the awake patient, and oxygen. */
export const needleThoracostomyMedications: readonly MedicationLine[] = [
  {
    medication: 'fentanyl',
    indication: 'Pain in an awake patient, once the pressure is back',
    kind: 'bolus',
    adult: { text: '50 mcg', fixed: { amount: 50, unit: 'mcg' } },
    pediatric: {
      text: '1 mcg/kg (max 50 mcg)',
      perKg: { amount: 1, unit: 'mcg' },
      max: { amount: 50, unit: 'mcg' },
    },
    routes: ['IV', 'IO', 'IM', 'IN'],
    route: 'Slow IV/IO or IM; adult also IN',
    timing: 'Every 5 min; child once more',
    max: 'Adult 50 mcg a dose, 150 mcg before OLMD; child 50 mcg a dose, 2 doses',
    examples: '20 kg: 20 mcg = 0.4 mL',
    note: 'Never delays the needle. Drowsy: OLMD first. Head injury: only with GCS 15',
    adultNote: 'SBP 100 or less: OLMD first',
    pediatricNote: 'Under 1 year, or pressure low for age: OLMD first',
    sources: ['la-1309', 'la-guidelines-2025', 'spec', 'rch-nasal-fentanyl'],
  },
  {
    medication: 'oxygen',
    indication: 'Tension pneumothorax',
    kind: 'gas',
    adult: { text: '15 L/min by non-rebreather' },
    pediatric: { text: '15 L/min by non-rebreather, child size' },
    routes: ['inhaled'],
    route: 'Mask or bag-mask',
    timing: 'At once, titrate to SpO2 later',
    sources: ['la-guidelines-2025'],
  },
];
