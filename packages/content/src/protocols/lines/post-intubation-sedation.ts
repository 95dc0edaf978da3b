import type { MedicationLine } from '@first60/edition';

/**
 * Sedation and analgesia of a tubed patient: the same lines on the intubation and ventilator cards.
 * Source: Los Angeles County EMS Agency, Ref. 1302 (midazolam) and Ref. 1345 (fentanyl).
 */
export const midazolamAfterTheTube: MedicationLine = {
  medication: 'midazolam',
  indication: 'Sedation after the tube',
  kind: 'bolus',
  adult: { text: '5 mg', fixed: { amount: 5, unit: 'mg' } },
  pediatric: {
    text: '0.1 mg/kg (max 5 mg)',
    perKg: { amount: 0.1, unit: 'mg' },
    max: { amount: 5, unit: 'mg' },
  },
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO',
  timing: 'Once more after 5 min, at the latest by 20 min',
  max: 'In total: adult 10 mg, child 2 doses, then OLMD',
  examples: '20 kg: 2 mg = 0.4 mL',
  note: 'Low pressure: ketamine instead. After the second dose: ketamine within 20 min, call OLMD',
  adultNote: 'Halve from 69 years',
  pediatricNote:
    'Under 1 month: OLMD. Under 3 months: OLMD before ketamine. Under 20 kg dilute and label: 1 mL + 4 mL saline = 1 mg/mL, 5 times the mL shown',
  sources: ['la-guidelines-2025', 'la-1309', 'spec', 'maryland-2020', 'midazolam-newborn'],
};

export const fentanylAfterTheTube: MedicationLine = {
  medication: 'fentanyl',
  indication: 'Pain after the tube',
  kind: 'bolus',
  adult: { text: '50 mcg', fixed: { amount: 50, unit: 'mcg' } },
  pediatric: {
    text: '1 mcg/kg (max 50 mcg)',
    perKg: { amount: 1, unit: 'mcg' },
    max: { amount: 50, unit: 'mcg' },
  },
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO',
  timing: 'Every 5 min; child once more',
  max: 'Adult 50 mcg a dose, 150 mcg before OLMD; child 50 mcg a dose, 2 doses',
  examples: '20 kg: 20 mcg = 0.4 mL',
  note: 'Not while the blood pressure is low',
  pediatricNote: 'Under 1 year: OLMD',
  sources: ['la-1309', 'la-guidelines-2025', 'spec', 'rch-nasal-fentanyl'],
};

export const ketamineAfterTheTube: MedicationLine = {
  medication: 'ketamine',
  indication: 'Sedation after the tube, instead of midazolam',
  kind: 'bolus',
  adult: { text: '1 mg/kg (max 100 mg)', perKg: { amount: 1, unit: 'mg' }, max: { amount: 100, unit: 'mg' } },
  pediatric: {
    text: '1 mg/kg (max 100 mg)',
    perKg: { amount: 1, unit: 'mg' },
    max: { amount: 100, unit: 'mg' },
  },
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO',
  timing: 'Within 5 min after etomidate or propofol, 10-15 min after each dose of ketamine',
  max: '100 mg a dose',
  examples: 'At 70 kg: 70 mg = 1.4 mL',
  note: 'First choice in asthma or low pressure. By the clock: a paralyzed patient shows no waking',
  pediatricNote: 'Under 3 months: only on OLMD, ask before the paralytic',
  sources: ['cems-2026', 'fda-ketamine', 'ed-awareness-2021', 'wvems-2026'],
};
