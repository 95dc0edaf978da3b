import type { Drug } from '@first60/edition';

export const calciumChloride: Drug = {
  id: 'calcium-chloride',
  medId: 'ORIG_7',
  genericName: 'calcium chloride 10%',
  brandNames: [],
  classPrimary: 'Electrolyte',
  kitNumber: 1,
  presentation: '1 g/10 mL prefilled syringe',
  concentration: { amount: 100, unit: 'mg' },
  dosing: [
    {
      indication: 'Hyperkalemia, crush, calcium-blocker or magnesium overdose, hydrofluoric acid, cardiac arrest',
      kind: 'bolus',
      route: 'Slow IV/IO; push in arrest',
      adultDose: '1000 mg',
      adultFigure: { fixed: { amount: 1000, unit: 'mg' } },
      pedsDose: '20 mg/kg (max 1000 mg)',
      pedsFigure: { perKg: { amount: 20, unit: 'mg' }, max: { amount: 1000, unit: 'mg' } },
      maxTotal: '2 doses, then call medical direction',
      repeatInterval: 'once more if the ECG change stays',
      remarks:
        "1000 mg = 10 mL; child 0.2 mL/kg. With a pulse over 5-10 min; poisoning, a wide fast rhythm, a child's slow pulse, an adult's first unit of blood or no ECG sign yet: only on order of medical direction. In arrest only with high potassium, calcium-blocker or magnesium overdose, or hydrofluoric acid. Under 1 year dilute 1:1. The AHA table allows a child 2000 mg.",
      sources: ['la-1309', 'maryland-2020', 'wvems-2026', 'aha-peds-2015', 'calcium-notes', 'jts-blood'],
    },
  ],
  preparation: 'Slow push through a line that runs well. Flush before and after.',
  notesCaution:
    'Leakage kills tissue. Never in one line with bicarbonate: the two form chalk. With a pulse, on digoxin: order of medical direction first.',
  highAlert: false,
  youngsAdultDose: { quick: { amount: 1000, unit: 'mg' } },
  synonyms: ['CaCl', 'calcium'],
  sources: ['la-1309', 'maryland-2020'],
};
