import type { Drug } from '@first60/edition';

export const dextrose10: Drug = {
  id: 'dextrose-10',
  medId: 'ORIG_21',
  genericName: 'dextrose 10%',
  brandNames: ['D10W'],
  classPrimary: 'Carbohydrate',
  classSecondary: 'Antihypoglycemic',
  kitNumber: 3,
  presentation: '25 g/250 mL bag',
  concentration: { amount: 0.1, unit: 'g' },
  dosing: [
    {
      indication: 'Hypoglycemia (glucose below 60 mg/dL)',
      kind: 'other',
      route: 'IV/IO',
      adultDose: '250 mL (25 g)',
      adultFigure: { fixed: { amount: 250, unit: 'mL' } },
      pedsDose: '5 mL/kg (max 250 mL)',
      pedsFigure: { perKg: { amount: 5, unit: 'mL' }, max: { amount: 250, unit: 'mL' } },
      maxTotal: '250 mL a dose',
      repeatInterval: 'recheck glucose, repeat if still low',
      remarks:
        '5 mL/kg = 0.5 g/kg; 10 kg: 50 mL. LA adult 125 mL then reassess; Western Virginia 100 mL; Maryland child 2-4 mL/kg. Newborn (under 1 month): 2 mL/kg, on order of medical direction.',
      sources: ['spec', 'la-1309', 'wvems-2026', 'aha-peds-2015', 'maryland-2020'],
    },
  ],
  preparation:
    'Ready to use. Adult: from the bag in 50 mL steps, recheck glucose. Child: only the mL of the dose, from a syringe.',
  notesCaution:
    'Check that the line is in the vein: leakage harms tissue. Count the mL given: the bag holds the whole adult dose.',
  highAlert: false,
  youngsAdultDose: { quick: { amount: 250, unit: 'mL' } },
  synonyms: ['glucose', 'D10', 'sugar'],
  sources: ['spec', 'la-1309', 'maryland-2020'],
};
