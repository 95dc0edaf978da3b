import type { Drug } from '../model/drug.ts';

export const glucagon: Drug = {
  id: 'glucagon',
  medId: 'ORIG_22',
  genericName: 'glucagon',
  brandNames: ['GlucaGen', 'Baqsimi'],
  classPrimary: 'Hormone',
  classSecondary: 'Antihypoglycemic, antidote (beta-blocker)',
  kitNumber: 3,
  presentation: '1 mg/1 mL kit after mixing',
  concentration: { amount: 1, unit: 'mg' },
  dosing: [
    {
      indication: 'Hypoglycemia, no IV',
      kind: 'bolus',
      route: 'IM',
      adultDose: '1 mg',
      adultFigure: { fixed: { amount: 1, unit: 'mg' } },
      pedsDose: '1 mg; 0.5 mg under 20 kg',
      maxTotal: '3 mg',
      repeatInterval: 'after 20 min',
      remarks:
        '1 mg = 1 mL. Half dose by age: LA under 1 year, Maryland under 5 years, Western Virginia under 6 years or 20 kg.',
      sources: ['wvems-2026', 'la-1309', 'maryland-2020', 'massachusetts-2026'],
    },
    {
      indication: 'Beta-blocker overdose',
      kind: 'bolus',
      route: 'IV',
      adultDose: '1 mg',
      adultFigure: { fixed: { amount: 1, unit: 'mg' } },
      pedsDose: '0.5 mg under 5 years; 1 mg from 5 years',
      repeatInterval: 'every 5 min',
      remarks: 'Massachusetts 1-5 mg. Larger doses need five or more kits: order of medical direction.',
      sources: ['maryland-2020', 'massachusetts-2026'],
    },
  ],
  preparation: 'Mix powder and fluid, swirl, use at once.',
  notesCaution:
    'Needs sugar stores: may fail in starving or alcohol-sick patients. Not with insulinoma or pheochromocytoma. Vomiting is common: turn on the side.',
  highAlert: false,
  synonyms: [],
  sources: ['la-1309', 'maryland-2020'],
};
