import type { MedicationLine } from '@first60/edition';

const READ_STRENGTH =
  'Not in severe liver disease. Ask what was taken already. 10 mg/mL: never give the mg figure as mL';

type Way = Pick<MedicationLine, 'routes' | 'route'>;
const VEIN_OR_MOUTH: Way = { routes: ['IV', 'PO'], route: 'IV over 15 min; adult who swallows safely: also PO' };
export const VEIN_ALONE: Way = { routes: ['IV'], route: 'IV over 15 min' };

/**
 * Acetaminophen as three lines, by the weights of the label: 1000 mg for an adult above 50 kg alone, 15 mg/kg for an
 * adult up to 50 kg, half the dose per kg at 10 kg or less. A card computes the volume of each line for itself: one
 * line for all would print 100 mL above an adult of 40 kg, whose dose is 60 mL. `way` is that of patients over
 * 10 kg; a card that lets nobody swallow names the vein alone.
 */
export const acetaminophen = (indication: string, purpose: string, way = VEIN_OR_MOUTH): readonly MedicationLine[] => [
  {
    medication: 'acetaminophen',
    indication,
    purpose,
    kind: 'bolus',
    adult: { text: '1000 mg (over 50 kg)', fixed: { amount: 1000, unit: 'mg' }, only: { aboveKg: 50 } },
    pediatric: {
      text: '15 mg/kg (over 10 kg, max 1000 mg)',
      perKg: { amount: 15, unit: 'mg' },
      max: { amount: 1000, unit: 'mg' },
      totalPerKg: { amount: 60, unit: 'mg' },
      only: { aboveKg: 10 },
    },
    ...way,
    timing: 'At least 4 hours apart',
    max: '4 g a day adult, 3 g with liver risk; 60 mg/kg a day child over 10 kg',
    examples: '20 kg: 300 mg = 30 mL',
    note: READ_STRENGTH,
    sources: ['spec', 'paracetamol-spc', 'wvems-2026'],
  },
  {
    medication: 'acetaminophen',
    indication: `${indication}, adult of 50 kg or less`,
    purpose,
    kind: 'bolus',
    adult: {
      text: '15 mg/kg (50 kg or less, max 750 mg)',
      perKg: { amount: 15, unit: 'mg' },
      max: { amount: 750, unit: 'mg' },
      totalPerKg: { amount: 60, unit: 'mg' },
      only: { toKg: 50 },
    },
    ...VEIN_ALONE,
    timing: 'At least 4 hours apart',
    max: '60 mg/kg a day, never above 3 g',
    examples: '45 kg: 675 mg = 67.5 mL',
    note: `Not the whole bottle. ${READ_STRENGTH}`,
    sources: ['paracetamol-spc'],
  },
  {
    medication: 'acetaminophen',
    indication: `${indication}, child of 10 kg or less`,
    purpose,
    kind: 'bolus',
    pediatric: {
      text: '7.5 mg/kg (10 kg or less)',
      perKg: { amount: 7.5, unit: 'mg' },
      totalPerKg: { amount: 30, unit: 'mg' },
      only: { toKg: 10 },
    },
    ...VEIN_ALONE,
    timing: 'At least 4 hours apart',
    max: '30 mg/kg a day',
    examples: '6 kg: 45 mg = 4.5 mL',
    note: `Half the dose per kg of an older child. ${READ_STRENGTH}`,
    sources: ['paracetamol-spc'],
  },
];
