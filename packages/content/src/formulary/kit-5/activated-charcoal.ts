import type { Drug } from '@first60/edition';

/** 25 g in 120 mL has no exact strength per mL: the bottle is the measure. */
export const activatedCharcoal: Drug = {
  id: 'activated-charcoal',
  medId: 'CHARCOAL',
  genericName: 'activated charcoal',
  brandNames: [],
  classPrimary: 'Adsorbent',
  classSecondary: 'Antidote',
  kitNumber: 5,
  presentation: '25 g/120 mL bottle',
  dosing: [
    {
      indication: 'Oral poisoning within 1 hour, awake',
      kind: 'other',
      route: 'PO',
      adultDose: '1 g/kg (max 50 g)',
      adultFigure: { perKg: { amount: 1, unit: 'g' }, max: { amount: 50, unit: 'g' } },
      pedsDose: '1 g/kg (max 50 g)',
      pedsFigure: { perKg: { amount: 1, unit: 'g' }, max: { amount: 50, unit: 'g' } },
      maxTotal: '50 g',
      repeatInterval: 'single dose',
      remarks: '1 g = 4.8 mL; 50 g = 2 bottles = 240 mL; adults of 50 kg and more get 50 g; usual 25-50 g.',
      sources: ['maryland-2020', 'wvems-2026', 'hermann-ems'],
    },
  ],
  preparation: 'Shake hard. Let the patient drink it alone.',
  notesCaution:
    'Only awake with a safe airway. Not after caustics, hydrocarbons, iron, lithium or alcohols. Seizure or coma may come soon: call first.',
  highAlert: false,
  synonyms: ['charcoal'],
  sources: ['hermann-ems'],
};
