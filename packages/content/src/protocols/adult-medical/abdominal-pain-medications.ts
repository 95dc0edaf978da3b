import type { MedicationLine } from '@first60/edition';
import { acetaminophen, VEIN_ALONE } from '../lines/acetaminophen-lines.ts';
import { ondansetronForVomiting, SHOCK_FLUID_CEILING, salineBolus } from '../lines/medical-medication-lines.ts';

/** Drugs of the abdominal pain card. Ketorolac is left out on purpose: bleeding and surgery are likely. */
export const abdominalPainMedications: readonly MedicationLine[] = [
  {
    ...salineBolus('Low blood pressure', SHOCK_FLUID_CEILING),
    adultNote: 'Adult with aorta, ectopic, or blood vomited or passed: 250 mL steps, only to SBP 90 mmHg',
    sources: ['spec', 'la-protocols-2025', 'cems-2026', 'salt-lake-2026'],
  },
  {
    medication: 'fentanyl',
    indication: 'Pain',
    purpose: 'pain',
    kind: 'bolus',
    adult: { text: '50 mcg', fixed: { amount: 50, unit: 'mcg' } },
    pediatric: {
      text: '1 mcg/kg (max 50 mcg)',
      perKg: { amount: 1, unit: 'mcg' },
      max: { amount: 50, unit: 'mcg' },
    },
    routes: ['IV', 'IO', 'IM', 'IN'],
    route: 'Slow IV/IO, IM; adult also IN',
    timing: 'Every 5 min; child once more',
    max: 'Adult 50 mcg a dose, 150 mcg before OLMD; child 50 mcg a dose, 2 doses',
    examples: '10 kg: 0.2 mL. 20 kg: 0.4 mL',
    note: 'Micrograms. Naloxone ready. Drowsy: only on OLMD',
    adultNote: 'SBP 100 or less: only on OLMD',
    pediatricNote: 'Under 1 year, or pressure low for age: only on OLMD',
    sources: ['spec', 'la-1309', 'la-guidelines-2025', 'salt-lake-2026', 'rch-nasal-fentanyl'],
  },
  {
    medication: 'morphine',
    indication: 'Pain, blood pressure normal',
    purpose: 'pain',
    kind: 'bolus',
    adult: { text: '5 mg', fixed: { amount: 5, unit: 'mg' } },
    pediatric: {
      text: '0.1 mg/kg (max 4 mg)',
      perKg: { amount: 0.1, unit: 'mg' },
      max: { amount: 4, unit: 'mg' },
    },
    preparation: {
      recipe: 'IV: 1 mL of morphine 10 mg/mL + 9 mL saline = 1 mg/mL. Label it',
      perMl: { amount: 1, unit: 'mg' },
      mandatory: false,
    },
    routes: ['IV', 'IO', 'IM'],
    route: 'Slow IV/IO over 4-5 min; IM undiluted, once',
    timing: 'IV every 5 min; child once more, IV',
    max: 'Adult 5 mg a dose (third 2 mg), 12 mg before OLMD; child 4 mg a dose, 2 doses',
    note: 'Not in shock, head injury with drowsiness or severe asthma. One opioid, not two',
    adultNote: 'SBP 100 or less: only on OLMD',
    pediatricNote: 'Under 6 months, or pressure low for age: only on OLMD',
    sources: ['spec', 'la-1309', 'la-guidelines-2025', 'emc-morphine'],
  },
  // The card lets nobody swallow: the vein alone.
  ...acetaminophen('Pain', 'pain', VEIN_ALONE),
  ondansetronForVomiting,
];
