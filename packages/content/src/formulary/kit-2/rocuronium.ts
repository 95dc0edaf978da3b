import type { Drug } from '@first60/edition';

export const rocuronium: Drug = {
  id: 'rocuronium',
  medId: 'ORIG_20',
  genericName: 'rocuronium',
  brandNames: ['Zemuron', 'Esmeron', 'Rocuronium TBM'],
  classPrimary: 'Non-depolarizing neuromuscular blocker',
  kitNumber: 2,
  presentation: '50 mg/5 mL vial',
  concentration: { amount: 10, unit: 'mg' },
  dosing: [
    {
      indication: 'RSI paralysis',
      kind: 'bolus',
      route: 'IV/IO rapid push',
      adultDose: '1 mg/kg (max 100 mg)',
      adultFigure: { perKg: { amount: 1, unit: 'mg' }, max: { amount: 100, unit: 'mg' } },
      pedsDose: '1 mg/kg (max 100 mg)',
      pedsFigure: { perKg: { amount: 1, unit: 'mg' }, max: { amount: 100, unit: 'mg' } },
      maxTotal: '100 mg',
      repeatInterval: 'single dose; again only on order, sedated first',
      remarks:
        '70 kg: 70 mg = 7 mL; 20 kg: 20 mg = 2 mL. Lasts 60-70 min or more. Child: trained team or order of medical direction; under 3 months only on order.',
      sources: ['wvems-2026', 'isos-2025'],
    },
  ],
  preparation: 'Undiluted push after the induction drug. Store at 2-8 °C, at most 60 days out of the refrigerator.',
  notesCaution:
    'Outlasts every induction drug: sedate first, then by the clock, never waiting for signs of waking. Longer in liver failure. ' +
    'Not after an allergic reaction to a paralytic. Myasthenia gravis: lasts much longer, call medical direction first. ' +
    'Western Virginia gives children 0.6 mg/kg from 3 months; the label does not recommend it for RSI in children.',
  highAlert: true,
  youngsAdultDose: { quick: { amount: 70, unit: 'mg' } },
  synonyms: ['roc'],
  sources: ['rocuronium-label', 'wvems-2026', 'sfda-leaflets', 'ismp-high-alert'],
};
