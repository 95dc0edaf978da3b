import type { Drug } from '@first60/edition';

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
      indication: 'RSI induction, not in shock',
      kind: 'bolus',
      route: 'Slow IV/IO',
      adultDose: '1.5 mg/kg',
      adultFigure: { perKg: { amount: 1.5, unit: 'mg' } },
      pedsDose: '1.5 mg/kg from 2 months of age',
      pedsFigure: { perKg: { amount: 1.5, unit: 'mg' }, only: { fromMonths: 2 } },
      repeatInterval: 'titrate',
      remarks:
        '70 kg: 105 mg = 10.5 mL; 20 kg: 30 mg = 3 mL. Elderly or frail: ask medical direction for the dose. Under 3 years: outside the US label, only if medical direction names it.',
      sources: ['spec', 'fda-propofol'],
    },
    {
      indication: 'Sedation after intubation: infusion',
      kind: 'infusion',
      route: 'IV infusion by pump',
      byPump: 'all',
      adultDose: '5-50 mcg/kg/min',
      adultInfusion: { low: { amount: 5, unit: 'mcg' }, high: { amount: 50, unit: 'mcg' }, per: 'kg/min' },
      maxTotal: '50 mcg/kg/min',
      repeatInterval: 'start at 5, then up by 5-10 mcg/kg/min every 5-10 min',
      remarks:
        'Not alone while a paralytic works: midazolam or ketamine by the clock first. Pump only, no bolus. Not in shock or low pressure; less in the elderly and frail. ' +
        'Undiluted 10 mg/mL, 70 kg: 5 mcg/kg/min is 2.1 mL/h, 50 mcg/kg/min is 21 mL/h.',
      sources: ['lhsc-propofol', 'propofol-label-digest', 'ed-awareness-2021'],
    },
  ],
  preparation: 'Shake. Keep sterile and use the opened ampoule at once. Titrate.',
  notesCaution:
    'Drops pressure and stops breathing. Wears off in 3-10 min: after the tube sedate within 5 min. Not with egg, soya or peanut allergy. Label induction is 2-2.5 mg/kg in adults, 2.5-3.5 mg/kg from 3 years; ' +
    'its 2 months is the age for maintenance.',
  highAlert: true,
  youngsAdultDose: { quick: { amount: 140, unit: 'mg' } },
  synonyms: [],
  sources: ['spec', 'fda-propofol', 'sfda-leaflets', 'ismp-high-alert'],
};
