import type { MedicationLine } from '../model/protocol.ts';

/** Drugs of the stroke card. Labetalol is there for an order, never as a standing step. */
export const strokeMedications: readonly MedicationLine[] = [
  {
    medication: 'dextrose-10',
    indication: 'Glucose below 60 mg/dL',
    kind: 'bolus',
    adult: { text: '250 mL (25 g)', fixed: { amount: 25, unit: 'g' } },
    route: 'IV/IO',
    timing: 'Recheck after 5 min, then repeat the stroke scale',
    max: '250 mL a dose',
    note: 'From the bag in 50 mL steps',
    sources: ['spec', 'la-1309', 'wvems-2026', 'salt-lake-2026'],
  },
  {
    medication: 'oxygen',
    indication: 'To keep SpO2 above 94% (COPD: 88-92%)',
    kind: 'gas',
    adult: { text: '2-6 L/min by cannula, titrate' },
    route: 'Cannula, mask or bag-mask',
    timing: 'Titrate, no more than needed',
    sources: ['maryland-2020', 'aha-asa-2013', 'la-guidelines-2025'],
  },
  {
    medication: 'ondansetron',
    indication: 'Nausea or vomiting',
    kind: 'bolus',
    adult: { text: '4 mg', fixed: { amount: 4, unit: 'mg' } },
    route: 'IV over 2-5 min, or IM',
    timing: 'Repeat once after 15 min',
    max: '8 mg in total',
    note: 'Not in long QT',
    sources: ['spec', 'fda-ondansetron', 'la-protocols-2025'],
  },
  {
    medication: 'labetalol',
    indication: 'Blood pressure above the limits for reperfusion, only on OLMD',
    kind: 'bolus',
    adult: { text: '20 mg over 2 min', fixed: { amount: 20, unit: 'mg' } },
    route: 'IV over 2 min',
    timing: 'Only on order: 40-80 mg every 10 min',
    max: '300 mg in total',
    note: 'Not in asthma, heart failure, heart block, slow pulse or shock',
    sources: ['spec', 'fda-labetalol'],
  },
];
