import type { Drug } from '@first60/edition';

export const ketorolac: Drug = {
  id: 'ketorolac',
  medId: 'ORIG_24',
  genericName: 'ketorolac',
  brandNames: ['Toradol'],
  classPrimary: 'NSAID',
  classSecondary: 'Analgesic',
  kitNumber: 3,
  presentation: '30 mg/1 mL ampoule',
  concentration: { amount: 30, unit: 'mg' },
  dosing: [
    {
      indication: 'Moderate to severe pain, IV',
      kind: 'bolus',
      route: 'Slow IV',
      adultDose: '15 mg',
      adultFigure: { fixed: { amount: 15, unit: 'mg' } },
      pedsDose: '0.5 mg/kg (max 15 mg), from 4 years',
      pedsFigure: {
        perKg: { amount: 0.5, unit: 'mg' },
        max: { amount: 15, unit: 'mg' },
        only: { fromMonths: 48 },
      },
      maxTotal: '120 mg a day; one field dose',
      repeatInterval: 'after 6 h, in hospital',
      remarks: '15 mg = 0.5 mL. Maryland from 2 years. The label allows adults 30 mg IV and no injection in children.',
      sources: ['spec', 'la-1309', 'maryland-2020', 'wvems-2026', 'fda-ketorolac'],
    },
    {
      indication: 'Moderate to severe pain, IM',
      kind: 'bolus',
      route: 'Deep IM',
      adultDose: '30 mg',
      adultFigure: { fixed: { amount: 30, unit: 'mg' } },
      maxTotal: '120 mg a day; one field dose',
      repeatInterval: 'after 6 h, in hospital',
      remarks: '30 mg = 1 mL.',
      sources: ['spec', 'la-1309', 'maryland-2020', 'wvems-2026'],
    },
  ],
  preparation: 'Undiluted, slow IV or deep IM. Check the strength: LA stocks 15 mg/mL.',
  notesCaution:
    'Not with aspirin or NSAID allergy, aspirin-sensitive asthma, wheeze, bleeding, snake bite, shock, dehydration, GI ulcer, kidney disease, anticoagulants, ' +
    'pregnancy, head injury or multiple trauma, nor over 65 years (card). ' +
    'By the label at 65 and over, under 50 kg or with weak kidneys: 60 mg a day. Toradol and tramadol get mixed up.',
  highAlert: false,
  synonyms: [],
  sources: ['la-1309', 'fda-ketorolac', 'joint-commission-names'],
};
