import type { MedicationLine } from '@first60/edition';
import {
  dextroseForLowGlucose,
  glucagonForLowGlucose,
  midazolamIm,
  midazolamIv,
  oxygenByNeed,
} from '../lines/medical-medication-lines.ts';

const FAMILY_GAVE =
  'Family gave one dose in this seizure, still seizing 5 min after it: one of ours, not reduced for it, then OLMD. Family gave two: OLMD first';
const ONE_BENZODIAZEPINE = 'Never a second kind after one of ours';

const inMuscle = midazolamIm('Active seizure, no IV');
const inVein = midazolamIv('Active seizure, IV in place');

/** Drugs of the seizures card: the muscle before the vein, one benzodiazepine only. */
export const seizuresMedications: readonly MedicationLine[] = [
  {
    ...inMuscle,
    max: 'Ours: adult 10 mg before OLMD, IV counted; child 0.2 mg/kg, with OLMD 0.4 mg/kg, 10 mg at most',
    note: `${FAMILY_GAVE}. ${ONE_BENZODIAZEPINE}. ${inMuscle.note}`,
    sources: [...inMuscle.sources, 'queensland-status-epilepticus'],
  },
  {
    ...inVein,
    max: "2 doses before OLMD, the family's counted as one. Ours, IM or IN counted: adult 10 mg before OLMD; child with it 0.4 mg/kg, 10 mg at most",
    note: `${FAMILY_GAVE}. ${ONE_BENZODIAZEPINE}. ${inVein.note}`,
    sources: [...inVein.sources, 'queensland-status-epilepticus'],
  },
  {
    medication: 'lorazepam',
    indication: 'Status epilepticus, instead of midazolam',
    kind: 'bolus',
    adult: { text: '4 mg', fixed: { amount: 4, unit: 'mg' } },
    pediatric: {
      text: '0.1 mg/kg (max 4 mg)',
      perKg: { amount: 0.1, unit: 'mg' },
      max: { amount: 4, unit: 'mg' },
    },
    routes: ['IV'],
    route: 'IV at 2 mg/min, diluted with the same volume of saline',
    timing: 'Once more after 10-15 min',
    max: "2 doses, the family's counted as one; ours 8 mg at most, then OLMD",
    examples: '20 kg: 0.5 mL before dilution',
    note: `${FAMILY_GAVE}. ${ONE_BENZODIAZEPINE}`,
    pediatricNote: 'Under 1 month: OLMD',
    sources: ['spec', 'fda-lorazepam', 'salt-lake-2026', 'queensland-status-epilepticus'],
  },
  {
    medication: 'diazepam',
    indication: 'Active seizure, instead of midazolam',
    kind: 'bolus',
    adult: { text: '5 mg', fixed: { amount: 5, unit: 'mg' } },
    pediatric: {
      text: '0.1 mg/kg (max 5 mg)',
      perKg: { amount: 0.1, unit: 'mg' },
      max: { amount: 5, unit: 'mg' },
    },
    routes: ['IV'],
    route: 'Slow IV: adult at least 1 min for 5 mg, child over 3 min',
    timing: 'Once more after 5 min',
    max: "2 doses, the family's counted as one; ours 10 mg at most, then OLMD",
    examples: '20 kg: 0.4 mL',
    note: `${FAMILY_GAVE}. ${ONE_BENZODIAZEPINE}`,
    pediatricNote: 'Under 1 month: OLMD',
    sources: ['maryland-2020', 'salt-lake-2026', 'msf-diazepam', 'fda-diazepam', 'queensland-status-epilepticus'],
  },
  {
    medication: 'magnesium-sulfate',
    indication: 'Eclampsia',
    kind: 'bolus',
    adult: {
      text: '4000 mg over 10 min',
      over: { low: 10, high: 10, unit: 'min' },
      fixed: { amount: 4000, unit: 'mg' },
    },
    routes: ['IV', 'IO'],
    route: 'IV/IO in 50-100 mL over 10 min',
    timing: 'Once',
    max: '4000 mg',
    note: 'Not in myasthenia gravis. Kidney failure: the first dose at once, OLMD before anything more. Stop when the knee reflex goes or breathing slows',
    sources: ['maryland-2020', 'wvems-2026', 'nasemso-2022'],
  },
  {
    medication: 'magnesium-sulfate',
    indication: 'Eclampsia without IV or IO',
    kind: 'bolus',
    adult: { text: '10000 mg (5000 mg in each buttock)', fixed: { amount: 10_000, unit: 'mg' } },
    routes: ['IM'],
    route: 'Deep IM, outer upper quarter of each buttock',
    timing: 'Once, on OLMD',
    max: '10000 mg',
    note: 'One 10 mL vial a side, undiluted. Works within 1 hour. Not in myasthenia gravis; kidney failure: say so',
    sources: ['acog-eclampsia-checklist', 'fda-magnesium', 'isos-2025'],
  },
  {
    medication: 'calcium-chloride',
    indication: 'Magnesium overdose, breathing slow or stopped, on OLMD',
    kind: 'bolus',
    adult: { text: '1000 mg', fixed: { amount: 1000, unit: 'mg' } },
    routes: ['IV', 'IO'],
    route: 'Slow IV/IO over 5 min; push in arrest',
    timing: 'Once, after the magnesium is stopped',
    max: '1000 mg',
    note: 'Bag-mask meanwhile. Through a line that runs well',
    sources: ['massachusetts-2026', 'nasemso-2022'],
  },
  dextroseForLowGlucose,
  ...glucagonForLowGlucose,
  oxygenByNeed('Seizing, or SpO2 below 94% (COPD: below 88%)'),
];
