import type { MedicationLine } from '@first60/edition';

/** The vial is powder: its volumes are of what it makes. Without that strength a card could tell none. */
export const hydroxocobalaminForCyanide: MedicationLine = {
  medication: 'cyanide-antidote-kit',
  indication: 'Hydroxocobalamin: cyanide or smoke with coma, shock or arrest; child on OLMD',
  kind: 'bolus',
  adult: { text: '5000 mg over 15 min', over: { low: 15, high: 15, unit: 'min' }, fixed: { amount: 5000, unit: 'mg' } },
  pediatric: {
    text: '70 mg/kg (max 5000 mg) over 15 min',
    over: { low: 15, high: 15, unit: 'min' },
    perKg: { amount: 70, unit: 'mg' },
    max: { amount: 5000, unit: 'mg' },
  },
  preparation: {
    recipe: '200 mL saline into the 5 g vial = 25 mg/mL. Rock for 60 s',
    perMl: { amount: 25, unit: 'mg' },
    mandatory: true,
  },
  routes: ['IV', 'IO'],
  route: 'IV/IO over 15 min, own line',
  timing: 'Repeat once on OLMD',
  max: '2 doses, 10000 mg at most',
  examples: '10 kg: 28 mL. 20 kg: 56 mL',
  note: 'Always over 15 min. Skin and urine turn red, SpO2 reads false',
  sources: ['la-protocols-2025', 'la-1309', 'massachusetts-2026', 'cheo-hydroxocobalamin', 'fda-cyanokit'],
};
