import type { Drug } from '@first60/edition';

export const etomidate: Drug = {
  id: 'etomidate',
  medId: 'ORIG_18',
  genericName: 'etomidate',
  brandNames: ['Amidate', 'Hypnomidate'],
  classPrimary: 'Induction agent',
  kitNumber: 2,
  presentation: '20 mg/10 mL ampoule',
  concentration: { amount: 2, unit: 'mg' },
  dosing: [
    {
      indication: 'RSI induction',
      kind: 'bolus',
      route: 'IV/IO over 30-60 s',
      adultDose: '0.3 mg/kg (max 20 mg)',
      adultFigure: { perKg: { amount: 0.3, unit: 'mg' }, max: { amount: 20, unit: 'mg' } },
      pedsDose: '0.3 mg/kg (max 20 mg), over 10 years only',
      pedsFigure: {
        perKg: { amount: 0.3, unit: 'mg' },
        max: { amount: 20, unit: 'mg' },
        only: { aboveMonths: 120 },
      },
      maxTotal: '20 mg',
      repeatInterval: 'single dose, never repeated',
      remarks: '70 kg: 21 mg, capped at 20 mg = 10 mL.',
      sources: ['spec', 'fda-etomidate', 'wvems-2026'],
    },
  ],
  preparation: 'Undiluted over 30-60 s.',
  notesCaution:
    'Wears off in 3-5 min: after the tube sedate within 5 min. Suppresses the adrenals. Not at 10 years and under, by the US label; Maryland and the European label dose younger children. ' +
    'The 20 mg ceiling is not a label figure; another protocol caps at 30 mg.',
  highAlert: true,
  youngsAdultDose: { quick: { amount: 14, unit: 'mg' } },
  synonyms: [],
  sources: ['spec', 'fda-etomidate', 'emc-etomidate', 'maryland-2020', 'isos-2025', 'ismp-high-alert'],
};
