import type { MedicationLine } from '@first60/edition';

/** Fluoride in the blood binds calcium. The chloride is what is stocked; the skin would need the gluconate. */
export const calciumForHydrofluoricAcid: MedicationLine = {
  medication: 'calcium-chloride',
  indication: 'Hydrofluoric acid: in arrest at once; twitching or long QT on OLMD',
  kind: 'bolus',
  adult: { text: '1000 mg', fixed: { amount: 1000, unit: 'mg' } },
  pediatric: {
    text: '20 mg/kg (max 1000 mg)',
    perKg: { amount: 20, unit: 'mg' },
    max: { amount: 1000, unit: 'mg' },
  },
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO over 5-10 min, flush; push in arrest',
  timing: 'Again on OLMD while the signs stay',
  max: '1000 mg a dose',
  note: 'Never on, into or under the skin, never as a gel. Never in one line with bicarbonate',
  pediatricNote: 'Under 1 year dilute 1:1',
  sources: ['calcium-notes', 'la-1309', 'maryland-2020', 'fluoride-page'],
};
