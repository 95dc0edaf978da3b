import type { MedicationLine } from '../../model/protocol.ts';
import {
  fentanylAfterTheTube,
  ketamineAfterTheTube,
  midazolamAfterTheTube,
} from '../lines/post-intubation-sedation.ts';
import { epinephrinePushDose } from '../lines/pressor-medication-lines.ts';
import { calciumForPotassium } from '../lines/trauma-medication-lines.ts';

/** Drugs of the RSI card: induction, paralysis, then what keeps the patient asleep. */
export const rapidSequenceIntubationMedications: readonly MedicationLine[] = [
  {
    medication: 'etomidate',
    indication: 'Induction',
    kind: 'bolus',
    adult: {
      text: '0.3 mg/kg (max 20 mg)',
      perKg: { amount: 0.3, unit: 'mg' },
      max: { amount: 20, unit: 'mg' },
    },
    pediatric: {
      text: '0.3 mg/kg (max 20 mg), over 10 years only',
      perKg: { amount: 0.3, unit: 'mg' },
      max: { amount: 20, unit: 'mg' },
      only: { aboveMonths: 120 },
    },
    route: 'IV/IO over 30-60 s',
    timing: 'Once, never repeated',
    max: '20 mg',
    examples: 'At 70 kg: 21 mg, so 20 mg = 10 mL. At 50 kg: 15 mg = 7.5 mL',
    note: '10 years and under: use ketamine',
    sources: ['spec', 'fda-etomidate', 'wvems-2026', 'cems-2026'],
  },
  {
    medication: 'ketamine',
    indication: 'Induction',
    kind: 'bolus',
    adult: {
      text: '2 mg/kg (max 200 mg)',
      perKg: { amount: 2, unit: 'mg' },
      max: { amount: 200, unit: 'mg' },
    },
    pediatric: {
      text: '2 mg/kg (max 200 mg)',
      perKg: { amount: 2, unit: 'mg' },
      max: { amount: 200, unit: 'mg' },
    },
    route: 'IV/IO over 60 s',
    timing: 'Once',
    max: '200 mg',
    examples: 'At 70 kg: 140 mg = 2.8 mL',
    note: 'In shock ask OLMD for the dose; 1 mg/kg at 70 kg is 70 mg = 1.4 mL',
    sources: ['maryland-2020', 'wvems-2026', 'isos-2025', 'cems-2026'],
  },
  {
    medication: 'propofol',
    indication: 'Induction, not in shock',
    kind: 'bolus',
    adult: { text: '1.5 mg/kg', perKg: { amount: 1.5, unit: 'mg' } },
    pediatric: {
      text: '1.5 mg/kg, from 2 months',
      perKg: { amount: 1.5, unit: 'mg' },
      only: { fromMonths: 2 },
    },
    route: 'Slow IV/IO',
    timing: 'Titrate',
    examples: 'At 70 kg: 105 mg = 10.5 mL',
    note: 'Drops the blood pressure. Not with egg, soya or peanut allergy. Elderly: ask OLMD for the dose. Label: from 3 years',
    sources: ['spec', 'fda-propofol', 'propofol-rsi'],
  },
  {
    medication: 'succinylcholine',
    indication: 'Paralysis',
    kind: 'bolus',
    adult: {
      text: '1.5 mg/kg (max 200 mg)',
      perKg: { amount: 1.5, unit: 'mg' },
      max: { amount: 200, unit: 'mg' },
    },
    pediatric: {
      text: '2 mg/kg (max 200 mg)',
      perKg: { amount: 2, unit: 'mg' },
      max: { amount: 200, unit: 'mg' },
    },
    route: 'IV/IO rapid push',
    timing: 'Once, right after induction',
    max: '200 mg, no repeat in the field',
    examples: 'At 70 kg: 105 mg = 5.25 mL',
    note: 'Check the list first: no crush at any time, no high potassium, known or suspected',
    sources: ['wvems-2026', 'maryland-2020', 'isos-2025', 'cems-2026'],
  },
  {
    medication: 'rocuronium',
    indication: 'Paralysis when succinylcholine is unsafe',
    kind: 'bolus',
    adult: {
      text: '1 mg/kg (max 100 mg)',
      perKg: { amount: 1, unit: 'mg' },
      max: { amount: 100, unit: 'mg' },
    },
    pediatric: {
      text: '1 mg/kg (max 100 mg)',
      perKg: { amount: 1, unit: 'mg' },
      max: { amount: 100, unit: 'mg' },
    },
    route: 'IV/IO rapid push',
    timing: 'Once, right after induction',
    max: '100 mg',
    examples: 'At 70 kg: 70 mg = 7 mL',
    note: 'Outlasts every induction drug: sedate by the clock. Not after an allergic reaction to a paralytic. Myasthenia, child: OLMD first',
    sources: ['wvems-2026', 'spec', 'isos-2025', 'rocuronium-label'],
  },
  {
    medication: 'atropine',
    indication: 'Child under 1 year or already slow, before succinylcholine',
    kind: 'bolus',
    pediatric: {
      text: '0.02 mg/kg (min 0.1 mg, max 0.5 mg)',
      perKg: { amount: 0.02, unit: 'mg' },
      min: { amount: 0.1, unit: 'mg' },
      max: { amount: 0.5, unit: 'mg' },
    },
    route: 'IV/IO',
    timing: 'Once',
    max: '0.5 mg',
    examples: '5 kg: 1 mL. 10 kg: 2 mL',
    note: 'From the 0.1 mg/mL syringe only',
    sources: ['isos-2025', 'aha-peds-2015'],
  },
  {
    ...midazolamAfterTheTube,
    timing:
      'Within 5 min after etomidate or propofol, 10-15 min after ketamine; once more after 5 min, at the latest by 20 min',
    sources: [...midazolamAfterTheTube.sources, 'ed-awareness-2021'],
  },
  fentanylAfterTheTube,
  ketamineAfterTheTube,
  {
    ...epinephrinePushDose('Blood pressure falls around intubation, push dose'),
    note: 'Bleeding: only on OLMD. Draw it up before induction. Under 10 kg: in a 1 mL syringe',
    sources: ['la-1309', 'cems-2026', 'salt-lake-2026'],
  },
  { ...calciumForPotassium, indication: 'High potassium after succinylcholine' },
];
