import type { Drug } from '../model/drug.ts';
import { morphineForPain } from './dilutions.ts';

export const morphine: Drug = {
  id: 'morphine',
  medId: 'ORIG_31',
  genericName: 'morphine sulfate',
  brandNames: [],
  classPrimary: 'Opioid',
  classSecondary: 'Analgesic',
  kitNumber: 4,
  presentation: '10 mg/1 mL ampoule',
  concentration: { amount: 10, unit: 'mg' },
  dosing: [
    {
      indication: 'Pain',
      kind: 'bolus',
      route: 'Slow IV/IO, IM',
      adultDose: '5 mg',
      adultFigure: { fixed: { amount: 5, unit: 'mg' } },
      pedsDose: '0.1 mg/kg (max 4 mg)',
      pedsFigure: { perKg: { amount: 0.1, unit: 'mg' }, max: { amount: 4, unit: 'mg' } },
      youngs: true,
      dilution: morphineForPain,
      maxTotal: 'adult 12 mg (third dose 2 mg), then call medical direction; child 4 mg a dose',
      repeatInterval: 'every 5 min; child once more',
      remarks: '5 mg = 0.5 mL, or 5 mL of the 1 mg/mL dilution. LA 4 mg; Maryland 0.1 mg/kg, max 20 mg.',
      sources: ['spec', 'la-1309', 'maryland-2020', 'emc-morphine'],
    },
  ],
  preparation: 'Dilute 1 mL with 9 mL saline = 1 mg/mL. Push over 4-5 min.',
  notesCaution:
    'Not with low pressure, shock, head injury with drowsiness or severe asthma. Naloxone ready. Name is mixed up with HYDROmorphone. LA stocks 4 mg/mL.',
  highAlert: true,
  youngsAdultDose: { comprehensive: { amount: 5, unit: 'mg' } },
  watched: 'morphine',
  synonyms: ['morphine sulphate'],
  sources: ['emc-morphine', 'la-1309', 'ismp-tall-man', 'ismp-high-alert'],
};
