import type { MedicationLine } from '../../model/protocol.ts';
import { calciumForChildren, salineForChildren } from '../lines/cardiac-medication-lines.ts';
import { twentyPercentMagnesium } from '../lines/preparations.ts';

/** Drugs of the pediatric tachyarrhythmia card, in the order they are needed. */
export const pediatricTachyarrhythmiaMedications: readonly MedicationLine[] = [
  {
    medication: 'adenosine',
    indication: 'SVT, first dose',
    kind: 'bolus',
    pediatric: {
      text: '0.1 mg/kg (max 6 mg)',
      perKg: { amount: 0.1, unit: 'mg' },
      max: { amount: 6, unit: 'mg' },
    },
    route: 'Rapid IV/IO, then 5-10 mL saline flush',
    timing: 'Once',
    max: '6 mg',
    examples: '10 kg: 1 mg = 0.33 mL',
    note:
      'Not in irregular or pre-excited rhythm, heart block, sick sinus, long QT, transplant, carbamazepine, dipyridamole, severe asthma. ' +
      'Under 6 kg dilute and label: 1 mL + 9 mL saline = 0.3 mg/mL; 4 kg: 0.4 mg = 1.33 mL of it',
    sources: [
      'spec',
      'aha-peds-2015',
      'la-protocols-2025',
      'cheo-adenosine',
      'pals-course-notes',
      'adenosine-children-2008',
    ],
  },
  {
    medication: 'adenosine',
    indication: 'SVT, second dose',
    kind: 'bolus',
    pediatric: {
      text: '0.2 mg/kg (max 12 mg)',
      perKg: { amount: 0.2, unit: 'mg' },
      max: { amount: 12, unit: 'mg' },
    },
    route: 'Rapid IV/IO, then 5-10 mL saline flush',
    timing: '1-2 min after the first',
    max: '12 mg',
    examples: '10 kg: 2 mg = 0.67 mL. 20 kg: 4 mg = 1.33 mL',
    note: 'Under 6 kg from the same diluted syringe, 0.3 mg/mL; 4 kg: 0.8 mg = 2.67 mL of it',
    sources: ['spec', 'aha-peds-2015', 'la-protocols-2025', 'pals-course-notes', 'cheo-adenosine'],
  },
  {
    medication: 'amiodarone',
    indication: 'Stable VT, regular only, on OLMD',
    kind: 'bolus',
    pediatric: {
      text: '5 mg/kg over 60 min (max 300 mg)',
      perKg: { amount: 5, unit: 'mg' },
      max: { amount: 300, unit: 'mg' },
    },
    route: 'IV/IO infusion over 60 min',
    timing: 'Once',
    max: '300 mg',
    examples: '20 kg: 100 mg = 2 mL, made up to 50 mL, 50 mL/h',
    note: 'In dextrose 5% to 2 mg/mL or weaker, by pump; none in the kits: ask OLMD. Not in an irregular or pre-excited rhythm, nor long QT. Stop when the pressure falls',
    sources: ['spec', 'aha-peds-2015', 'af-guideline-2014', 'fda-amiodarone'],
  },
  {
    medication: 'magnesium-sulfate',
    indication: 'Torsades with a pulse',
    kind: 'bolus',
    pediatric: {
      text: '25 mg/kg over 20 min (max 2000 mg)',
      perKg: { amount: 25, unit: 'mg' },
      max: { amount: 2000, unit: 'mg' },
    },
    preparation: twentyPercentMagnesium,
    route: 'IV/IO over 20 min, diluted',
    timing: 'Once',
    max: '2000 mg',
    examples: '20 kg: 500 mg = 1 mL, made up to 2.5 mL or more',
    sources: ['spec', 'fda-magnesium'],
  },
  {
    medication: 'midazolam',
    indication: 'Sedation before a synchronized shock',
    kind: 'bolus',
    pediatric: {
      text: '0.05 mg/kg (max 2.5 mg)',
      perKg: { amount: 0.05, unit: 'mg' },
      max: { amount: 2.5, unit: 'mg' },
    },
    route: 'Slow IV/IO',
    timing: 'Repeat once after 5 min',
    max: '2.5 mg a dose, 2 doses',
    examples: '20 kg: 1 mg = 0.2 mL',
    note: 'Never delays the shock. Low pressure: none. Under 1 month: OLMD. Bag-mask ready. Under 20 kg dilute and label: 1 mL + 4 mL saline = 1 mg/mL; 5 kg: 0.25 mg = 0.25 mL of it',
    sources: ['massachusetts-2026', 'la-protocols-2025', 'midazolam-newborn'],
  },
  { ...calciumForChildren, indication: 'Very wide QRS from hyperkalemia, on OLMD' },
  salineForChildren('Sinus tachycardia from fluid loss', ['spec', 'la-protocols-2025', 'massachusetts-2026']),
];
