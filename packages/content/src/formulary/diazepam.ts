import type { Drug } from '../model/drug.ts';

export const diazepam: Drug = {
  id: 'diazepam',
  medId: 'DIAZEPAM',
  genericName: 'diazepam',
  brandNames: ['Valium'],
  classPrimary: 'Benzodiazepine',
  classSecondary: 'Anticonvulsant',
  kitNumber: 4,
  presentation: '10 mg/2 mL ampoule',
  concentration: { amount: 5, unit: 'mg' },
  dosing: [
    {
      indication: 'Seizure',
      kind: 'bolus',
      route: 'Slow IV',
      adultDose: '5 mg',
      adultFigure: { fixed: { amount: 5, unit: 'mg' } },
      pedsDose: '0.1 mg/kg (max 5 mg)',
      pedsFigure: { perKg: { amount: 0.1, unit: 'mg' }, max: { amount: 5, unit: 'mg' } },
      maxTotal: '10 mg',
      repeatInterval: 'after 5 min',
      remarks:
        '5 mg = 1 mL; adult steps 2.5-10 mg. MSF: adult 10 mg, child 0.2-0.3 mg/kg IV or 0.5 mg/kg PR, max 10 mg.',
      sources: ['maryland-2020', 'msf-diazepam', 'salt-lake-2026'],
    },
    {
      indication: 'Seizure from nerve agent',
      kind: 'bolus',
      route: 'IM',
      adultDose: '10 mg IM',
      adultFigure: { fixed: { amount: 10, unit: 'mg' } },
      remarks: '10 mg = 2 mL.',
      sources: ['maryland-2020', 'massachusetts-2026'],
    },
  ],
  preparation: 'Undiluted, slowly, in a large vein.',
  notesCaution: 'Stops breathing: bag-valve-mask ready.',
  highAlert: true,
  synonyms: ['benzo'],
  sources: ['msf-diazepam', 'ismp-high-alert'],
};
