import type { MedicationLine } from '@first60/edition';

/** The only drug of the IV card: the flush that proves the line. */
export const ivInsertionMedications: readonly MedicationLine[] = [
  {
    medication: 'sodium-chloride',
    indication: 'Flush of the saline lock',
    kind: 'fluid',
    adult: { text: '10 mL', fixed: { amount: 10, unit: 'mL' } },
    pediatric: { text: '2-5 mL', fixed: { amount: 5, unit: 'mL' } },
    routes: ['IV'],
    route: 'IV',
    timing: 'After placement and after each drug',
    note: 'Must run freely, without swelling or pain',
    pediatricNote: 'Infant: 2 mL',
    sources: ['la-guidelines-2025', 'ez-io-faq'],
  },
];
