import type { Drug } from '@first60/edition';

export const haloperidol: Drug = {
  id: 'haloperidol',
  medId: 'HALOPERIDOL',
  genericName: 'haloperidol',
  brandNames: ['Haldol'],
  classPrimary: 'Antipsychotic',
  classSecondary: 'Sedative',
  kitNumber: 2,
  presentation: '5 mg/1 mL ampoule',
  concentration: { amount: 5, unit: 'mg' },
  dosing: [
    {
      indication: 'Severe agitation',
      kind: 'bolus',
      route: 'IM',
      adultDose: '5 mg; 2.5 mg over 69 years',
      adultFigure: { fixed: { amount: 5, unit: 'mg' }, only: { toMonths: 828 } },
      pedsDose: '0.05 mg/kg (max 2.5 mg), 5-12 years',
      pedsFigure: {
        perKg: { amount: 0.05, unit: 'mg' },
        max: { amount: 2.5, unit: 'mg' },
        only: { fromMonths: 60, belowMonths: 156 },
      },
      repeatInterval: 'single dose',
      remarks:
        '5 mg = 1 mL. A child only on order of medical direction; 13-14 years: call for the dose. Western Virginia child 0.075-0.15 mg/kg from 6 years.',
      sources: ['maryland-2020', 'wvems-2026'],
    },
  ],
  preparation: 'Undiluted, deep IM.',
  notesCaution:
    'Not with long QT, Parkinson disease, seizure risk, a hot patient or anticholinergic poisoning. Look for low glucose, low oxygen and head injury first.',
  highAlert: false,
  synonyms: [],
  sources: ['fda-haloperidol', 'maryland-2020'],
};
