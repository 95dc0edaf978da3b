import type { Drug } from '@first60/edition';

export const tranexamicAcid: Drug = {
  id: 'tranexamic-acid',
  medId: 'ORIG_23',
  genericName: 'tranexamic acid',
  brandNames: ['Cyklokapron', 'Tranexamic TBM'],
  classPrimary: 'Antifibrinolytic',
  kitNumber: 3,
  presentation: '500 mg/5 mL ampoule',
  concentration: { amount: 100, unit: 'mg' },
  dosing: [
    {
      indication: 'Trauma hemorrhage, within 3 hours of injury',
      kind: 'bolus',
      route: 'IV/IO over 10 min',
      adultDose: '1000 mg over 10 min',
      adultFigure: { fixed: { amount: 1000, unit: 'mg' }, over: { low: 10, high: 10, unit: 'min' } },
      pedsDose: '15 mg/kg over 10 min (max 1000 mg)',
      pedsFigure: {
        perKg: { amount: 15, unit: 'mg' },
        max: { amount: 1000, unit: 'mg' },
        over: { low: 10, high: 10, unit: 'min' },
      },
      maxTotal: '1000 mg; the 8 h infusion follows in hospital',
      repeatInterval: 'single dose',
      remarks:
        '1000 mg = 10 mL, two ampoules; 20 kg: 300 mg = 3 mL. Child, or head injury alone: only on order of medical direction. LA gives none to 14 years and under; Western Virginia 2000 mg, child 10-25 mg/kg.',
      sources: ['spec', 'la-1309', 'msf-tranexamic-acid', 'wvems-2026'],
    },
  ],
  preparation:
    'Adult: two ampoules (10 mL); child: only the mL of the dose. In 100 mL saline over 10 min. Small child: the order names the saline too. Not IM.',
  notesCaution:
    'Not later than 3 hours after injury, not with active clotting disease; care with seizures. Too fast drops the pressure.',
  highAlert: false,
  synonyms: ['TXA'],
  sources: ['spec', 'la-1309', 'msf-tranexamic-acid', 'sfda-leaflets'],
};
