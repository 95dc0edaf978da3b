import type { Drug } from '@first60/edition';

export const sodiumBicarbonate: Drug = {
  id: 'sodium-bicarbonate',
  medId: 'ORIG_8',
  genericName: 'sodium bicarbonate 8.4%',
  brandNames: [],
  classPrimary: 'Alkalinizing agent',
  classSecondary: 'Electrolyte',
  kitNumber: 1,
  presentation: '50 mEq/50 mL prefilled syringe',
  concentration: { amount: 1, unit: 'mEq' },
  dosing: [
    {
      indication: 'Hyperkalemia, crush, cardiac arrest',
      kind: 'other',
      route: 'Slow IV/IO',
      adultDose: '50 mEq (50 mL)',
      adultFigure: { fixed: { amount: 50, unit: 'mEq' } },
      pedsDose: '1 mEq/kg (max 50 mEq)',
      pedsFigure: { perKg: { amount: 1, unit: 'mEq' }, max: { amount: 50, unit: 'mEq' } },
      maxTotal: '50 mEq a dose, 2 doses, then call medical direction',
      repeatInterval: 'once more if the ECG is unchanged',
      remarks:
        '50 mEq = 50 mL; child 1 mL/kg. Under 1 year dilute 1:1. After calcium and a flush. In arrest only with high potassium or a sodium-channel poison; in bradycardia only on order. Maryland repeats 0.5 mEq/kg every 10 min.',
      sources: ['la-1309', 'maryland-2020'],
    },
    {
      indication: 'Tricyclic overdose, QRS of 100 ms or more',
      kind: 'other',
      route: 'IV/IO over 1-2 min',
      adultDose: '1 mEq/kg (1 mL/kg)',
      adultFigure: { perKg: { amount: 1, unit: 'mEq' } },
      pedsDose: '1 mEq/kg (max 50 mEq)',
      pedsFigure: { perKg: { amount: 1, unit: 'mEq' }, max: { amount: 50, unit: 'mEq' } },
      repeatInterval: 'while the QRS is wide, each dose on order',
      remarks: 'On order of medical direction. 70 kg: 70 mEq = 70 mL; 20 kg: 20 mEq = 20 mL. Under 1 year dilute 1:1.',
      sources: ['salt-lake-2026', 'nasemso-2022', 'maryland-2020', 'la-1309'],
    },
  ],
  preparation: 'Ready to use. Flush before and after.',
  notesCaution:
    'Inactivates epinephrine and forms chalk with calcium: flush between them. Can bring pulmonary edema and high sodium.',
  highAlert: false,
  synonyms: ['bicarb', 'NaHCO3'],
  sources: ['la-1309', 'maryland-2020'],
};
