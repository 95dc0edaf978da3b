import type { Drug } from '../model/drug.ts';

export const propofol: Drug = {
  id: 'propofol',
  medId: 'ORIG_17',
  genericName: 'propofol 1%',
  brandNames: ['Diprivan', 'Propofol-Lipuro', 'Sefadol'],
  classPrimary: 'General anesthetic',
  classSecondary: 'Sedative',
  kitNumber: 2,
  presentation: '200 mg/20 mL ampoule',
  concentration: { amount: 10, unit: 'mg' },
  dosing: [
    {
      indication: 'RSI induction, sedation',
      kind: 'bolus',
      route: 'Slow IV/IO',
      adultDose: '1.5 mg/kg',
      adultFigure: { perKg: { amount: 1.5, unit: 'mg' } },
      pedsDose: '1.5 mg/kg from 2 months of age',
      pedsFigure: { perKg: { amount: 1.5, unit: 'mg' }, only: { fromMonths: 2 } },
      repeatInterval: 'titrate',
      remarks: '70 kg: 105 mg = 10.5 mL; 20 kg: 30 mg = 3 mL.',
      sources: ['spec'],
    },
    {
      indication: 'Sedation after intubation: infusion',
      kind: 'infusion',
      route: 'IV infusion',
      adultDose: '150 mcg/kg/min',
      repeatInterval: 'titrate',
      remarks: 'Undiluted 10 mg/mL: 70 kg = 63 mL/h. A starting rate: cut it by 30-50% within the first 30 min.',
      sources: ['wvems-2026'],
    },
  ],
  preparation: 'Shake. Keep sterile and use the opened ampoule at once. Titrate.',
  notesCaution:
    'Drops pressure and stops breathing. Not with soya or peanut allergy. Label induction is 2-2.5 mg/kg in adults, 2.5-3.5 mg/kg from 3 years; ' +
    'its 2 months is the age for maintenance.',
  highAlert: true,
  youngsAdultDose: { quick: { amount: 140, unit: 'mg' } },
  synonyms: [],
  sources: ['spec', 'fda-propofol', 'sfda-leaflets', 'ismp-high-alert'],
};
