import type { MedicationLine } from '@first60/edition';

/** Drugs of the IO card: lidocaine for the awake patient, then the flush that opens the marrow. */
export const intraosseousAccessMedications: readonly MedicationLine[] = [
  {
    medication: 'lidocaine',
    indication: 'Pain of the infusion in an awake patient, first dose',
    kind: 'bolus',
    adult: { text: '40 mg', fixed: { amount: 40, unit: 'mg' } },
    pediatric: {
      text: '0.5 mg/kg (max 40 mg)',
      perKg: { amount: 0.5, unit: 'mg' },
      max: { amount: 40, unit: 'mg' },
    },
    routes: ['IO'],
    route: 'IO over 2 min, 1 mL saline as slowly, wait 60 s',
    timing: 'Once, before the first flush',
    max: '40 mg',
    examples: '20 kg: 10 mg = 0.5 mL',
    note: 'Free of preservative and epinephrine. Not in arrest, heart block, allergy, or after lidocaine for the rhythm',
    pediatricNote: 'Infant: 1 mL syringe',
    sources: ['la-guidelines-2025', 'la-1309', 'maryland-2020'],
  },
  {
    medication: 'lidocaine',
    indication: 'Pain of the infusion stays, second dose',
    kind: 'bolus',
    adult: { text: '20 mg', fixed: { amount: 20, unit: 'mg' } },
    pediatric: {
      text: '0.25 mg/kg (max 20 mg)',
      perKg: { amount: 0.25, unit: 'mg' },
      max: { amount: 20, unit: 'mg' },
    },
    routes: ['IO'],
    route: 'IO over 1 min, 1 mL saline as slowly',
    timing: 'Once, after the flush',
    max: '20 mg',
    examples: '20 kg: 5 mg = 0.25 mL',
    sources: ['la-guidelines-2025', 'la-1309', 'maryland-2020'],
  },
  {
    medication: 'sodium-chloride',
    indication: 'Flush after placement',
    kind: 'fluid',
    adult: { text: '10 mL', fixed: { amount: 10, unit: 'mL' } },
    pediatric: { text: '2-5 mL', fixed: { amount: 5, unit: 'mL' } },
    routes: ['IO'],
    route: 'IO, from a syringe',
    timing: 'After placement and after each drug',
    note: 'No flush, no flow. Watch for swelling while you push',
    pediatricNote: 'Infant: 2 mL',
    sources: ['ez-io-faq', 'la-guidelines-2025'],
  },
];
