import type { Drug } from '@first60/edition';

export const furosemide: Drug = {
  id: 'furosemide',
  medId: 'FUROSEMIDE',
  genericName: 'furosemide',
  brandNames: ['Lasix', 'Salurin', 'Diusemide'],
  classPrimary: 'Loop diuretic',
  kitNumber: 1,
  presentation: '20 mg/2 mL ampoule',
  concentration: { amount: 10, unit: 'mg' },
  dosing: [
    {
      indication: 'Pulmonary edema, CHF (cardiac)',
      kind: 'bolus',
      route: 'IV/IO over 1-2 min, IM',
      adultDose: '40 mg over 1-2 min',
      adultFigure: { fixed: { amount: 40, unit: 'mg' }, over: { low: 1, high: 2, unit: 'min' } },
      pedsDose: '1 mg/kg (max 40 mg)',
      pedsFigure: { perKg: { amount: 1, unit: 'mg' }, max: { amount: 40, unit: 'mg' } },
      maxTotal: '40 mg in the field',
      repeatInterval: 'single dose',
      remarks:
        '40 mg = 4 mL, two ampoules. Only on order of medical direction. Western Virginia: child 40 mg at most. The label allows 80 mg next.',
      sources: ['wvems-2026', 'fda-furosemide'],
    },
  ],
  preparation: 'Undiluted over 1-2 min. Keep the ampoules from light.',
  notesCaution: 'Slow help in pulmonary edema: nitroglycerin and oxygen come first. Not when the pressure is low.',
  highAlert: false,
  synonyms: ['frusemide'],
  sources: ['fda-furosemide', 'sfda-leaflets'],
};
