import type { Drug } from '@first60/edition';
import { morphineForPain } from '../dilutions.ts';

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
      route: 'Slow IV/IO over 4-5 min; IM once',
      adultDose: '5 mg',
      adultFigure: { fixed: { amount: 5, unit: 'mg' } },
      pedsDose: '0.1 mg/kg (max 4 mg)',
      pedsFigure: { perKg: { amount: 0.1, unit: 'mg' }, max: { amount: 4, unit: 'mg' } },
      youngs: true,
      dilution: morphineForPain,
      maxTotal: 'adult 12 mg (third dose 2 mg), then call medical direction; child 4 mg a dose, 2 doses',
      repeatInterval: 'IV every 5 min; child once more',
      remarks:
        '5 mg = 0.5 mL, or 5 mL of the 1 mg/mL dilution. Chest pain: 4 mg (card). LA 4 mg; Maryland 0.1 mg/kg, max 20 mg.',
      sources: ['spec', 'la-1309', 'maryland-2020', 'emc-morphine'],
    },
  ],
  preparation: 'IV: 1 mL + 9 mL saline = 1 mg/mL, over 4-5 min. IM: undiluted. Label the syringe.',
  notesCaution:
    'Child under 6 months: call first. One opioid, not two. SBP 100 or less (child: low for age): call first. Not in shock, head injury with drowsiness or severe asthma. Burn, heart attack: not IM. Kidney failure: fentanyl instead. Naloxone ready. Name is mixed up with HYDROmorphone. LA stocks 4 mg/mL.',
  highAlert: true,
  youngsAdultDose: { comprehensive: { amount: 5, unit: 'mg' } },
  watched: 'morphine',
  synonyms: ['morphine sulphate'],
  sources: ['emc-morphine', 'la-1309', 'ismp-tall-man', 'ismp-high-alert'],
};
