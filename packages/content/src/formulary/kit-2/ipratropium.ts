import type { Drug } from '@first60/edition';

export const ipratropium: Drug = {
  id: 'ipratropium',
  medId: 'ORIG_15',
  genericName: 'ipratropium bromide',
  brandNames: ['Atrovent'],
  classPrimary: 'Anticholinergic bronchodilator',
  kitNumber: 2,
  presentation: '0.5 mg/2.5 mL unit-dose nebule',
  concentration: { amount: 0.2, unit: 'mg' },
  dosing: [
    {
      indication: 'Bronchospasm, asthma',
      kind: 'bolus',
      route: 'Nebulized',
      adultDose: '0.5 mg (1 nebule)',
      adultFigure: { fixed: { amount: 0.5, unit: 'mg' } },
      pedsDose: '0.5 mg from 2 years; 0.25 mg at 1 year; not under 1 year',
      maxTotal: 'single dose',
      remarks: '0.5 mg = 2.5 mL, with albuterol. Western Virginia: 0.25 mg under 6 years.',
      sources: ['maryland-2020', 'wvems-2026'],
    },
  ],
  preparation: 'Into the nebulizer cup with albuterol.',
  notesCaution:
    'Keep the mist out of the eyes in glaucoma. The peanut and soya warning was for the old inhaler, not this solution.',
  highAlert: false,
  synonyms: [],
  sources: ['maryland-2020', 'ipratropium-soya'],
};
