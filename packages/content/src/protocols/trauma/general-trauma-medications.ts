import type { MedicationLine } from '@first60/edition';
import { ondansetronForVomiting } from '../lines/medical-medication-lines.ts';
import {
  fentanylWithNasal,
  highFlowOxygen,
  ketamineForPain,
  morphineForPain,
  toTraumaTarget,
  tranexamicAcid,
  traumaSaline,
} from '../lines/trauma-medication-lines.ts';

/** Drugs of the general trauma card, in the order they are needed. */
export const generalTraumaMedications: readonly MedicationLine[] = [
  tranexamicAcid,
  {
    ...traumaSaline,
    ...toTraumaTarget,
    note: 'Blood first where it is carried',
  },
  {
    medication: 'calcium-chloride',
    indication: 'With the first unit of blood, adult, on OLMD',
    kind: 'bolus',
    adult: { text: '1000 mg', fixed: { amount: 1000, unit: 'mg' } },
    routes: ['IV', 'IO'],
    route: 'IV/IO over 5-10 min, not in the line of the blood',
    timing: 'Once',
    max: '1000 mg',
    note: 'Leakage kills tissue: a line that runs well. On digoxin: say so when you call',
    sources: ['jts-blood', 'la-1309'],
  },
  ...fentanylWithNasal,
  ketamineForPain,
  morphineForPain,
  ondansetronForVomiting,
  highFlowOxygen,
];
