import type { Drug } from '@first60/edition';

export const methylprednisolone: Drug = {
  id: 'methylprednisolone',
  medId: 'ORIG_16',
  genericName: 'methylprednisolone',
  brandNames: ['Solu-Medrol'],
  classPrimary: 'Corticosteroid',
  kitNumber: 2,
  presentation: '125 mg/2 mL Act-O-Vial',
  concentration: { amount: 62.5, unit: 'mg' },
  dosing: [
    {
      indication: 'Asthma, COPD, anaphylaxis adjunct',
      kind: 'bolus',
      route: 'IV over several minutes, IM',
      adultDose: '125 mg',
      adultFigure: { fixed: { amount: 125, unit: 'mg' } },
      pedsDose: '2 mg/kg (max 60 mg)',
      pedsFigure: { perKg: { amount: 2, unit: 'mg' }, max: { amount: 60, unit: 'mg' } },
      maxTotal: '125 mg',
      repeatInterval: 'single dose',
      remarks:
        '125 mg = 2 mL; 20 kg: 40 mg = 0.64 mL. One steroid only for allergy or wheeze. Known adrenal insufficiency: hydrocortisone. Massachusetts lets a child reach 125 mg.',
      sources: ['spec', 'ocfl-methylprednisolone', 'massachusetts-2026'],
    },
  ],
  preparation: 'Press the Act-O-Vial cap, mix, draw up. Give over several minutes.',
  notesCaution:
    'No early effect in anaphylaxis: epinephrine first. Forms with benzyl alcohol are not for newborns. The 40 mg form holds milk lactose.',
  highAlert: false,
  synonyms: ['methylpred', 'steroid'],
  sources: ['fda-solu-medrol', 'ocfl-methylprednisolone', 'sfda-leaflets'],
};
