import type { Drug } from '@first60/edition';

export const oralGlucose: Drug = {
  id: 'oral-glucose',
  medId: 'ORALGLUC',
  genericName: 'oral glucose gel',
  brandNames: [],
  classPrimary: 'Carbohydrate',
  kitNumber: 3,
  presentation: '15 g tube',
  dosing: [
    {
      indication: 'Hypoglycemia, awake',
      kind: 'other',
      route: 'Buccal, PO',
      adultDose: '15 g (1 tube)',
      adultFigure: { fixed: { amount: 15, unit: 'g' } },
      pedsDose: '0.5 g/kg (max 15 g)',
      pedsFigure: { perKg: { amount: 0.5, unit: 'g' }, max: { amount: 15, unit: 'g' } },
      maxTotal: '2 doses, 30 g at most',
      repeatInterval: 'after 10 min',
      remarks: 'Maryland 10-15 g; LA 15 g from 4 years.',
      sources: ['wvems-2026', 'maryland-2020', 'la-1309', 'salt-lake-2026'],
    },
  ],
  preparation: 'Squeeze between cheek and gum, a little at a time.',
  notesCaution: 'Only when awake and able to swallow.',
  highAlert: false,
  synonyms: ['glucose gel', 'sugar gel'],
  sources: ['la-1309', 'wvems-2026'],
};
