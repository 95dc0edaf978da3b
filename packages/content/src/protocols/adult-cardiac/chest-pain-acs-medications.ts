import type { MedicationLine } from '@first60/edition';
import {
  aspirinForAcs,
  fentanylForAdults,
  nitroglycerinForAcs,
  salineForRightVentricle,
} from '../lines/cardiac-medication-lines.ts';

/** Drugs of the chest pain card, in the order they are needed. */
export const chestPainAcsMedications: readonly MedicationLine[] = [
  aspirinForAcs,
  nitroglycerinForAcs,
  fentanylForAdults('Ischemic pain that stays after nitroglycerin'),
  {
    medication: 'morphine',
    indication: 'Ischemic pain, second choice',
    kind: 'bolus',
    adult: { text: '4 mg', fixed: { amount: 4, unit: 'mg' } },
    preparation: {
      recipe: '10 mL syringe: 1 mL of morphine 10 mg/mL + 9 mL saline = 1 mg/mL. Label it',
      perMl: { amount: 1, unit: 'mg' },
      mandatory: false,
    },
    routes: ['IV', 'IO'],
    route: 'Slow IV/IO over 4-5 min',
    timing: 'Every 5 min',
    max: '12 mg in total before OLMD',
    note: 'SBP 100 or less, or drowsy: only on OLMD. Not in severe asthma. Kidney failure: fentanyl. One opioid, not two',
    sources: ['spec', 'la-1309', 'massachusetts-2026', 'salt-lake-2026', 'emc-morphine', 'opiate-route-1994'],
  },
  {
    medication: 'ondansetron',
    indication: 'Nausea or vomiting',
    kind: 'bolus',
    adult: { text: '4 mg', fixed: { amount: 4, unit: 'mg' } },
    routes: ['IV'],
    route: 'IV over 2-5 min',
    timing: 'Repeat once after 15 min',
    max: '8 mg in total',
    note: 'Not in long QT. Pregnant: only on OLMD',
    sources: ['spec', 'fda-ondansetron', 'la-protocols-2025'],
  },
  salineForRightVentricle(
    'SBP 100 or less after nitroglycerin, or right ventricular infarction with low pressure',
    'Not in pulmonary edema',
  ),
];
