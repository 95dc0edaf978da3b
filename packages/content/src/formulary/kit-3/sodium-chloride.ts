import type { Drug } from '@first60/edition';

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
      repeatInterval: 'lungs after each 250-500 mL; child after each 10 mL/kg',
      remarks: 'Newborn (under 1 month): 10 mL/kg at a time.',
      sources: ['spec', 'la-1309', 'wvems-2026', 'maryland-2020', 'ssc-children-2020'],
    },
    {
      indication: 'Nausea, vomiting with fluid loss',
      kind: 'other',
      route: 'IV/IO',
      adultDose: 'Up to 1 L bolus',
      pedsDose: '20 mL/kg (max 1000 mL)',
      pedsFigure: { perKg: { amount: 20, unit: 'mL' }, max: { amount: 1000, unit: 'mL' } },
      maxTotal: 'adult 2 L; child 40 mL/kg',
      repeatInterval: 'lungs after each 250-500 mL; child after each 10 mL/kg',
      remarks: 'Newborn (under 1 month): 10 mL/kg at a time.',
      sources: ['spec', 'wvems-2026', 'maryland-2020', 'ssc-children-2020'],
    },
  ],
  preparation: 'Ready to use. Also the flush and the diluent of most drugs here.',
  notesCaution:
    'Bleeding adult: 250 mL steps. Right ventricular infarction, stroke: 250 mL steps, 1 L at most. High glucose, poisoning: slower, see the card. No bolus in cardiogenic shock or wet lungs (drowning: see its card). No 250 mL bag: half of a 500 mL bag.',
  highAlert: false,
  synonyms: ['saline', 'NS', 'normal saline', 'NaCl'],
  sources: ['spec', 'la-1309'],
};
