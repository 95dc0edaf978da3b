import type { Drug } from '@first60/edition';

export const acetaminophen: Drug = {
  id: 'acetaminophen',
  medId: 'ORIG_25',
  genericName: 'acetaminophen (paracetamol)',
  brandNames: ['Tylenol', 'Perfalgan', 'Panadol', 'Adol', 'Fevadol'],
  classPrimary: 'Analgesic',
  classSecondary: 'Antipyretic',
  kitNumber: 3,
  presentation: '1 g/100 mL IV bottle; also 500 mg tablet',
  concentration: { amount: 10, unit: 'mg' },
  dosing: [
    {
      indication: 'Pain, fever',
      kind: 'bolus',
      route: 'IV over 15 min; adult also PO',
      adultDose: '1000 mg, over 50 kg',
      adultFigure: { fixed: { amount: 1000, unit: 'mg' }, only: { aboveKg: 50 } },
      pedsDose: '15 mg/kg (max 1000 mg), over 10 kg',
      pedsFigure: {
        perKg: { amount: 15, unit: 'mg' },
        max: { amount: 1000, unit: 'mg' },
        only: { aboveKg: 10 },
      },
      maxTotal: 'adult 4 g a day, 3 g with liver risk; child 60 mg/kg a day, at most 2 g (10-33 kg) or 3 g (33-50 kg)',
      repeatInterval: 'after 4 h at the earliest, 4 doses a day',
      remarks:
        '1000 mg = 100 mL; 20 kg: 300 mg = 30 mL. PO: awake, able to swallow; nothing by mouth in abdominal pain.',
      sources: ['spec', 'paracetamol-spc', 'wvems-2026'],
    },
    {
      indication: 'Pain, fever, adult of 50 kg or less',
      kind: 'bolus',
      route: 'IV over 15 min',
      adultDose: '15 mg/kg (max 750 mg), at 50 kg or less',
      adultFigure: { perKg: { amount: 15, unit: 'mg' }, max: { amount: 750, unit: 'mg' }, only: { toKg: 50 } },
      maxTotal: '60 mg/kg a day, never above 3 g',
      repeatInterval: 'after 4 h at the earliest, 4 doses a day',
      remarks: '45 kg: 675 mg = 67.5 mL. 50 kg: 750 mg = 75 mL.',
      sources: ['paracetamol-spc'],
    },
    {
      indication: 'Pain, fever, child of 10 kg or less',
      kind: 'bolus',
      route: 'IV over 15 min',
      pedsDose: '7.5 mg/kg, at 10 kg or less',
      pedsFigure: { perKg: { amount: 7.5, unit: 'mg' }, only: { toKg: 10 } },
      maxTotal: '30 mg/kg a day',
      repeatInterval: 'after 4 h at the earliest, 4 doses a day',
      remarks: '6 kg: 45 mg = 4.5 mL. 8 kg: 60 mg = 6 mL.',
      sources: ['paracetamol-spc'],
    },
  ],
  preparation: 'IV bottle ready to use, over 15 min. Ask what was taken already.',
  notesCaution:
    'Not in severe liver disease. IV is 10 mg/mL: giving the mg figure as mL is a 10-fold overdose. At 10 kg or less halve the IV dose. ' +
    'The whole bottle is for adults above 50 kg alone. Liver risk (liver disease, alcohol, malnutrition): 3 g a day.',
  highAlert: false,
  synonyms: ['paracetamol', 'APAP'],
  sources: ['spec', 'paracetamol-spc', 'sfda-leaflets'],
};
