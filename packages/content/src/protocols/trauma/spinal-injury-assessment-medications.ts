import type { MedicationLine } from '@first60/edition';
import { norepinephrineInfusion } from '../lines/norepinephrine-infusion.ts';
import { READ_THE_NOREPINEPHRINE_BAG } from '../lines/pressor-medication-lines.ts';
import { fentanylForPain, traumaSaline } from '../lines/trauma-medication-lines.ts';

/** Drugs of the spinal assessment card: neurogenic shock first, then pain. */
export const spinalInjuryAssessmentMedications: readonly MedicationLine[] = [
  {
    ...traumaSaline,
    indication: 'Neurogenic shock',
    note: 'Bleeding is the more common cause: look for it first',
  },
  {
    medication: 'norepinephrine',
    indication: 'Neurogenic shock after fluid, on OLMD',
    kind: 'infusion',
    adult: {
      text: 'infusion 5-20 mcg/min',
      infusion: { low: { amount: 5, unit: 'mcg' }, high: { amount: 20, unit: 'mcg' }, per: 'min' },
    },
    preparation: norepinephrineInfusion,
    routes: ['IV', 'IO'],
    route: 'IV/IO infusion by pump',
    timing: 'Titrate to SBP 90 mmHg or MAP 65 mmHg',
    max: '20 mcg/min; above that ask OLMD again',
    note: READ_THE_NOREPINEPHRINE_BAG,
    sources: ['wvems-2026', 'merck-resuscitation', 'fda-norepinephrine', 'massachusetts-2026'],
  },
  {
    medication: 'atropine',
    indication: 'Cord injury: slow pulse and low pressure together',
    kind: 'bolus',
    adult: { text: '1 mg', fixed: { amount: 1, unit: 'mg' } },
    routes: ['IV', 'IO'],
    route: 'IV/IO push',
    timing: 'Every 3-5 min',
    max: '3 mg in total',
    note: 'The 0.1 mg/mL syringe. Not with high pressure and drowsiness: that is the head injury',
    sources: ['spec', 'la-1309', 'aha-2020'],
  },
  fentanylForPain,
];
