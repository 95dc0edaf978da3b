import type { Drug } from '@first60/edition';

export const dexamethasone: Drug = {
  id: 'dexamethasone',
  medId: 'DEXAMETH',
  genericName: 'dexamethasone',
  brandNames: ['Decadron'],
  classPrimary: 'Corticosteroid',
  kitNumber: 2,
  presentation: '4 mg/mL ampoule',
  concentration: { amount: 4, unit: 'mg' },
  dosing: [
    {
      indication: 'Croup, asthma, allergic reaction',
      kind: 'bolus',
      route: 'PO, IV, IM',
      adultDose: '10 mg',
      adultFigure: { fixed: { amount: 10, unit: 'mg' } },
      pedsDose: '0.5 mg/kg (max 10 mg)',
      pedsFigure: { perKg: { amount: 0.5, unit: 'mg' }, max: { amount: 10, unit: 'mg' } },
      maxTotal: '10 mg',
      repeatInterval: 'single dose',
      remarks:
        'After the acute treatment; one steroid only for allergy or wheeze. Known adrenal insufficiency: hydrocortisone. 10 mg = 2.5 mL; a child reaches the maximum at 20 kg.',
      sources: ['maryland-2020', 'wvems-2026'],
    },
  ],
  preparation: 'Undiluted. By mouth the injection may be swallowed.',
  notesCaution: 'Vials have been mixed up with epinephrine 1:1,000: read the name, not the cap.',
  highAlert: false,
  synonyms: ['dex', 'steroid'],
  sources: ['fda-dexamethasone', 'apsf-lookalike'],
};
