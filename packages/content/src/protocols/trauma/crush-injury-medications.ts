import type { MedicationLine } from '@first60/edition';
import { albuterolForWheeze } from '../lines/medical-medication-lines.ts';
import {
  bicarbonateForPotassium,
  calciumForPotassium,
  fentanylWithNasal,
  ketamineForPain,
  tranexamicAcid,
  traumaSaline,
} from '../lines/trauma-medication-lines.ts';

/** Drugs of the crush card, in the order they go in before the release. */
export const crushInjuryMedications: readonly MedicationLine[] = [
  {
    ...traumaSaline,
    indication: 'Before release',
    note: "No fluid containing potassium: no Ringer's lactate",
    sources: ['spec', 'la-protocols-2025', 'massachusetts-2026'],
  },
  { ...calciumForPotassium, indication: 'High potassium on the ECG; at risk on OLMD, finished 5 min before release' },
  bicarbonateForPotassium,
  {
    ...albuterolForWheeze('High potassium after crush'),
    adult: { text: '10 mg (4 nebules)', fixed: { amount: 10, unit: 'mg' }, count: '4 nebules' },
    pediatric: {
      text: '2.5 mg under 4 years, 5 mg from 4 years',
      fixed: { amount: 2.5, unit: 'mg' },
      max: { amount: 5, unit: 'mg' },
      count: '1 nebule, 2 for 5 mg',
    },
    routes: ['nebulized'],
    route: 'Nebulized',
    timing: 'From before the release; once more on OLMD',
    max: 'Adult 20 mg in total; child 2 doses',
    note: 'Albuterol alone, no ipratropium',
    sources: ['wvems-2026', 'la-1309', 'la-protocols-2025', 'cems-2026'],
  },
  ...fentanylWithNasal,
  ketamineForPain,
  { ...tranexamicAcid, indication: 'Bleeding with shock, within 3 hours of injury' },
];
