import type { Drug } from '../model/drug.ts';

export const sodiumChloride: Drug = {
  id: 'sodium-chloride',
  medId: 'SALINE09',
  genericName: 'sodium chloride 0.9%',
  brandNames: [],
  classPrimary: 'Crystalloid',
  classSecondary: 'Diluent, flush',
  kitNumber: 3,
  presentation: '100, 500 and 1000 mL bags; 10 and 20 mL flush',
  dosing: [
    {
      indication: 'Shock, sepsis',
      kind: 'other',
      route: 'IV/IO',
      adultDose: 'Up to 1 L bolus',
      pedsDose: '20 mL/kg (max 1000 mL)',
      pedsFigure: { perKg: { amount: 20, unit: 'mL' }, max: { amount: 1000, unit: 'mL' } },
      maxTotal: 'adult 2 L; child 40 mL/kg',
      repeatInterval: 'reassess after each 250-500 mL',
      sources: ['spec', 'la-1309', 'wvems-2026'],
    },
    {
      indication: 'Nausea, vomiting with fluid loss',
      kind: 'other',
      route: 'IV/IO',
      adultDose: 'Up to 1 L bolus',
      pedsDose: '20 mL/kg (max 1000 mL)',
      pedsFigure: { perKg: { amount: 20, unit: 'mL' }, max: { amount: 1000, unit: 'mL' } },
      maxTotal: 'adult 2 L; child 40 mL/kg',
      repeatInterval: 'reassess after each 250-500 mL',
      sources: ['spec', 'wvems-2026'],
    },
  ],
  preparation: 'Ready to use. Also the flush and the diluent of most drugs here.',
  notesCaution:
    'Listen to the lungs between boluses. Bleeding trauma: 250 mL steps. No bolus in cardiogenic shock or wet lungs.',
  highAlert: false,
  synonyms: ['saline', 'NS', 'normal saline', 'NaCl'],
  sources: ['spec', 'la-1309'],
};
