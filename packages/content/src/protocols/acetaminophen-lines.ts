import type { MedicationLine } from '../model/protocol.ts';

const READ_STRENGTH = '10 mg/mL: never give the mg figure as mL';

/**
 * Acetaminophen as two lines: at 10 kg or less the dose per kg is half, and the volume that a card computes is that of
 * its own line. One line for both would print 1.5 mL/kg above an infant whose dose is 0.75 mL/kg.
 */
export const acetaminophen = (indication: string): readonly MedicationLine[] => [
  {
    medication: 'acetaminophen',
    indication,
    kind: 'bolus',
    adult: { text: '1000 mg', fixed: { amount: 1000, unit: 'mg' } },
    pediatric: {
      text: '15 mg/kg (over 10 kg, max 1000 mg)',
      perKg: { amount: 15, unit: 'mg' },
      max: { amount: 1000, unit: 'mg' },
      totalPerKg: { amount: 60, unit: 'mg' },
      only: { aboveKg: 10 },
    },
    route: 'IV over 15 min, or PO',
    timing: 'At least 4 hours apart',
    max: '4 g a day adult, 60 mg/kg a day child over 10 kg',
    examples: '20 kg: 300 mg = 30 mL',
    note: READ_STRENGTH,
    sources: ['spec', 'paracetamol-spc', 'wvems-2026'],
  },
  {
    medication: 'acetaminophen',
    indication: `${indication}, child of 10 kg or less`,
    kind: 'bolus',
    pediatric: {
      text: '7.5 mg/kg (10 kg or less)',
      perKg: { amount: 7.5, unit: 'mg' },
      totalPerKg: { amount: 30, unit: 'mg' },
      only: { toKg: 10 },
    },
    route: 'IV over 15 min',
    timing: 'At least 4 hours apart',
    max: '30 mg/kg a day',
    examples: '6 kg: 45 mg = 4.5 mL',
    note: `Half the dose per kg of an older child. ${READ_STRENGTH}`,
    sources: ['paracetamol-spc'],
  },
];
