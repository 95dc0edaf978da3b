import type { Drug } from '@first60/edition';

export const aspirin: Drug = {
  id: 'aspirin',
  medId: 'ORIG_9',
  genericName: 'aspirin',
  brandNames: [],
  classPrimary: 'Antiplatelet',
  classSecondary: 'NSAID',
  kitNumber: 1,
  presentation: '81 mg chewable tablet',
  dosing: [
    {
      indication: 'Chest pain, ACS (cardiac)',
      kind: 'bolus',
      route: 'PO, chewed',
      adultDose: '324 mg chewed (4 tablets of 81 mg)',
      adultFigure: { fixed: { amount: 324, unit: 'mg' } },
      pedsDose: 'Not used',
      maxTotal: '324 mg',
      repeatInterval: 'single dose',
      remarks: 'Also when on daily aspirin. LA gives 325 mg.',
      sources: ['spec', 'maryland-2020', 'wvems-2026', 'la-1309'],
    },
  ],
  preparation: 'Chew 4 plain tablets, then swallow.',
  notesCaution:
    'Not with aspirin or NSAID allergy, asthma set off by them, active GI bleeding or suspected aortic dissection. Coated tablets work late: give plain ones, chewed.',
  highAlert: false,
  synonyms: ['ASA', 'acetylsalicylic acid'],
  sources: ['la-1309', 'sfda-leaflets'],
};
