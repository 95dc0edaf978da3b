import type { Drug } from '@first60/edition';

export const succinylcholine: Drug = {
  id: 'succinylcholine',
  medId: 'ORIG_19',
  genericName: 'succinylcholine',
  brandNames: ['Anectine', 'Quelicin'],
  classPrimary: 'Depolarizing neuromuscular blocker',
  kitNumber: 2,
  presentation: '100 mg/5 mL (or 200 mg/10 mL) vial',
  concentration: { amount: 20, unit: 'mg' },
  dosing: [
    {
      indication: 'RSI paralysis',
      kind: 'bolus',
      route: 'IV/IO rapid push',
      adultDose: '1.5 mg/kg (max 200 mg)',
      adultFigure: { perKg: { amount: 1.5, unit: 'mg' }, max: { amount: 200, unit: 'mg' } },
      pedsDose: '2 mg/kg (max 200 mg)',
      pedsFigure: { perKg: { amount: 2, unit: 'mg' }, max: { amount: 200, unit: 'mg' } },
      maxTotal: '200 mg a dose',
      repeatInterval: 'not repeated in the field (Maryland 1 mg/kg once more after 2-3 min)',
      remarks: '70 kg: 105 mg = 5.25 mL; 20 kg: 40 mg = 2 mL.',
      sources: ['wvems-2026', 'maryland-2020', 'cems-2026'],
    },
  ],
  preparation: 'Rapid push after the induction drug. Store at 2-8 °C, at most 14 days out of the refrigerator.',
  notesCaution:
    'Not with high potassium, known or suspected, kidney failure, crush at any time, burn over 24 h, muscle or nerve disease, old stroke or cord injury, ' +
    'cholinesterase deficiency, nerve agent or organophosphate, malignant hyperthermia. ' +
    'Children: hidden muscle disease can end in cardiac arrest. The label adult dose is 0.6 mg/kg (0.3-1.1). ' +
    "Young's adult 70 mg is only 1 mg/kg at 70 kg.",
  highAlert: true,
  youngsAdultDose: { quick: { amount: 70, unit: 'mg' } },
  synonyms: ['suxamethonium', 'sux'],
  sources: ['spec', 'fda-succinylcholine', 'ashp-succinylcholine', 'cholinesterase-2013', 'ismp-high-alert'],
};
