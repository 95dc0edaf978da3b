import type { Drug } from '@first60/edition';

export const hydrocortisone: Drug = {
  id: 'hydrocortisone',
  medId: 'HYDROCORT',
  genericName: 'hydrocortisone',
  brandNames: ['Solu-Cortef'],
  classPrimary: 'Corticosteroid',
  kitNumber: 2,
  presentation: '100 mg/2 mL vial after mixing',
  concentration: { amount: 50, unit: 'mg' },
  dosing: [
    {
      indication: 'Anaphylaxis adjunct, asthma',
      kind: 'bolus',
      route: 'Slow IV, IM',
      adultDose: '200 mg',
      adultFigure: { fixed: { amount: 200, unit: 'mg' } },
      pedsDose: '200 mg at 13-17 years; 100 mg at 6-12 years; 50 mg at 6 months to 5 years; 25 mg under 6 months',
      repeatInterval: 'after 6 h',
      remarks:
        '200 mg = 4 mL, two vials; 100 mg = 2 mL; 25 mg = 0.5 mL. One steroid only for allergy or wheeze. In asthma BNFC gives a child 4 mg/kg, 100 mg at most.',
      sources: ['hydrocortisone-doses', 'fda-solu-cortef'],
    },
    {
      indication: 'Adrenal crisis',
      kind: 'bolus',
      route: 'IV, IM',
      adultDose: '100 mg',
      adultFigure: { fixed: { amount: 100, unit: 'mg' } },
      pedsDose: '2 mg/kg (max 100 mg)',
      pedsFigure: { perKg: { amount: 2, unit: 'mg' }, max: { amount: 100, unit: 'mg' } },
      maxTotal: '100 mg',
      repeatInterval: 'single dose',
      remarks: '100 mg = 2 mL; 10 kg: 20 mg = 0.4 mL.',
      sources: ['hydrocortisone-doses', 'massachusetts-2026'],
    },
  ],
  preparation: 'Mix the vial: 2 mL = 100 mg. Give slowly.',
  notesCaution:
    'Works late: epinephrine first in anaphylaxis. The 250 mg vial is also 2 mL (125 mg/mL): read the vial.',
  highAlert: false,
  synonyms: ['steroid', 'cortisone'],
  sources: ['fda-solu-cortef'],
};
