import type { Drug } from '@first60/edition';

export const ringersLactate: Drug = {
  id: 'ringers-lactate',
  medId: 'RINGERLAC',
  genericName: "Ringer's lactate",
  brandNames: [],
  classPrimary: 'Crystalloid',
  kitNumber: 3,
  presentation: '500 and 1000 mL bags',
  dosing: [
    {
      indication: 'Shock',
      kind: 'other',
      route: 'IV/IO',
      adultDose: '250 mL boluses to SBP 90',
      pedsDose: '20 mL/kg; newborn 10 mL/kg',
      pedsFigure: { perKg: { amount: 20, unit: 'mL' }, only: { fromMonths: 1 } },
      maxTotal: 'adult 2000 mL; child 40 mL/kg',
      repeatInterval: 'lungs after each bolus; child after each 10 mL/kg',
      remarks:
        'Injury: the target of General Trauma. Burn without shock: no bolus, the burns card gives the hourly rate.',
      sources: ['maryland-2020', 'spec'],
    },
  ],
  preparation: 'Ready to use.',
  notesCaution:
    'Not in crush injury, high voltage or high potassium: it holds potassium 4 mEq/L. Head injury: saline instead. No bolus in cardiogenic shock or wet lungs.',
  highAlert: false,
  synonyms: ['LR', "Hartmann's", 'lactated Ringer', 'ringers'],
  sources: ['baxter-ringers'],
};
