import type { MedicationLine } from '@first60/edition';
import {
  calciumForChildren,
  dextroseForChildren,
  epinephrineThroughTubeForChildren,
  salineForChildren,
} from '../lines/cardiac-medication-lines.ts';
import { epinephrineInfusion } from '../lines/preparations.ts';

/** Drugs of the pediatric bradyarrhythmia card, in the order they are needed. */
export const pediatricBradyarrhythmiaMedications: readonly MedicationLine[] = [
  {
    medication: 'epinephrine-1-10000',
    indication: 'Poor perfusion that stays after good ventilation',
    kind: 'bolus',
    pediatric: {
      text: '0.01 mg/kg (max 1 mg)',
      perKg: { amount: 0.01, unit: 'mg' },
      max: { amount: 1, unit: 'mg' },
    },
    routes: ['IV', 'IO'],
    route: 'Slow IV/IO push, then flush',
    timing: 'Every 3-5 min',
    max: '1 mg a dose',
    examples: '10 kg: 0.1 mg = 1 mL. 20 kg: 0.2 mg = 2 mL',
    note: 'Hypothermia, core below 30 °C: only on OLMD',
    sources: ['spec', 'aha-peds-2015', 'la-protocols-2025', 'wvems-2026', 'cems-2026'],
  },
  {
    medication: 'atropine',
    indication: 'Vagal tone or AV block',
    kind: 'bolus',
    pediatric: {
      text: '0.02 mg/kg (min 0.1 mg, max 0.5 mg)',
      perKg: { amount: 0.02, unit: 'mg' },
      min: { amount: 0.1, unit: 'mg' },
      max: { amount: 0.5, unit: 'mg' },
    },
    routes: ['IV', 'IO'],
    route: 'IV/IO push',
    timing: 'Repeat once after 5 min',
    max: '1 mg in total',
    examples: '10 kg: 0.2 mg = 2 mL. 20 kg: 0.4 mg = 4 mL',
    note: 'Hypothermia (core below 35 °C, not cold skin): only on OLMD',
    sources: ['aha-peds-2015', 'la-protocols-2025', 'pals-handbook-copy', 'salt-lake-2026', 'cems-2026'],
  },
  {
    medication: 'epinephrine-1-1000',
    indication: 'Bradycardia that stays, on OLMD',
    kind: 'infusion',
    pediatric: {
      text: 'infusion 0.1-1 mcg/kg/min',
      infusion: { low: { amount: 0.1, unit: 'mcg' }, high: { amount: 1, unit: 'mcg' }, per: 'kg/min' },
    },
    preparation: {
      recipe: epinephrineInfusion.recipe,
      perMl: epinephrineInfusion.perMl,
      mandatory: true,
      pediatricRateMlPerKgPerHour: { low: 1.5, high: 15 },
    },
    routes: ['IV', 'IO'],
    route: 'IV/IO infusion by pump',
    timing: 'Titrate to effect',
    max: '1 mcg/kg/min; above 10 mcg/min in all ask OLMD again',
    examples: '10 kg: start 15 mL/h',
    note: '1.5-15 mL/kg/h at 4 mcg/mL, start low; above 150 mL/h ask OLMD again',
    sources: ['spec', 'merck-resuscitation', 'massachusetts-2026'],
  },
  calciumForChildren,
  {
    ...epinephrineThroughTubeForChildren,
    note: 'Last resort. Never this dose IV/IO. Above 1 mg is right only down the tube. Hypothermia, core below 30 °C: only on OLMD',
    sources: [...epinephrineThroughTubeForChildren.sources, 'cems-2026'],
  },
  salineForChildren('Hypovolemia', ['spec', 'la-protocols-2025', 'massachusetts-2026']),
  dextroseForChildren,
];
