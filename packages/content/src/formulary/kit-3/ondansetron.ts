import type { Drug } from '@first60/edition';

export const ondansetron: Drug = {
  id: 'ondansetron',
  medId: 'ORIG_26',
  genericName: 'ondansetron',
  brandNames: ['Zofran'],
  classPrimary: '5-HT3 antagonist',
  classSecondary: 'Antiemetic',
  kitNumber: 3,
  presentation: '4 mg/2 mL ampoule; also 4 mg oral dissolving tablet',
  concentration: { amount: 2, unit: 'mg' },
  dosing: [
    {
      indication: 'Nausea, vomiting',
      kind: 'bolus',
      route: 'IV over 2-5 min, IM; adult also the dissolving tablet',
      adultDose: '4 mg',
      adultFigure: { fixed: { amount: 4, unit: 'mg' } },
      pedsDose: '0.1 mg/kg (max 4 mg)',
      pedsFigure: { perKg: { amount: 0.1, unit: 'mg' }, max: { amount: 4, unit: 'mg' } },
      maxTotal: '8 mg',
      repeatInterval: 'adult once more after 15 min; child one dose only',
      remarks:
        '4 mg = 2 mL; 20 kg: 2 mg = 1 mL. Heart attack: not IM. Child at most 4 mg in total; under 2 years only on order. Maryland gives adults 8 mg; LA gives children only the 4 mg tablet, from 4 years.',
      sources: ['spec', 'fda-ondansetron', 'wvems-2026', 'la-1309', 'maryland-2020'],
    },
  ],
  preparation: 'Undiluted, slowly over 2-5 min.',
  notesCaution:
    'Not with long QT or apomorphine. Pregnant: call medical direction first. Vials have been mixed up with lidocaine 2% and atropine.',
  highAlert: false,
  synonyms: ['antiemetic'],
  sources: ['la-1309', 'fda-ondansetron', 'apsf-lookalike'],
};
