import type { MedicationLine } from '../model/protocol.ts';
import { midazolamBeforeElectricity } from './cardiac-medication-lines.ts';
import { epinephrineInfusion, pushDoseEpinephrine } from './preparations.ts';

/** Drugs of the adult bradyarrhythmia card, in the order they are needed. */
export const adultBradyarrhythmiaMedications: readonly MedicationLine[] = [
  {
    medication: 'atropine',
    indication: 'Unstable bradycardia',
    kind: 'bolus',
    adult: { text: '1 mg', fixed: { amount: 1, unit: 'mg' } },
    route: 'IV/IO push',
    timing: 'Every 3-5 min',
    max: '3 mg in total (3 syringes)',
    note: 'Do not wait for it in Mobitz II or 3rd degree block: pace. Of no use after heart transplant',
    sources: ['spec', 'aha-2020-bradycardia', 'la-protocols-2025', 'massachusetts-2026'],
  },
  {
    medication: 'epinephrine-1-1000',
    indication: 'Bradycardia that atropine or pacing does not correct',
    kind: 'infusion',
    adult: {
      text: 'infusion 2-10 mcg/min',
      infusion: { low: { amount: 2, unit: 'mcg' }, high: { amount: 10, unit: 'mcg' }, per: 'min' },
    },
    preparation: epinephrineInfusion,
    route: 'IV/IO infusion',
    timing: 'Titrate to effect',
    max: '10 mcg/min',
    note: '30-150 mL/h at 4 mcg/mL. With a 60 drops/mL set: 30-150 drops a min',
    sources: ['spec', 'aha-2020-bradycardia', 'merck-resuscitation', 'massachusetts-2026'],
  },
  {
    medication: 'epinephrine-1-10000',
    indication: 'Low pressure until the infusion or the pacer works, push dose',
    kind: 'bolus',
    adult: { text: '10 mcg', fixed: { amount: 10, unit: 'mcg' } },
    preparation: pushDoseEpinephrine,
    route: 'IV/IO',
    timing: 'Every 1-5 min',
    max: '10 mcg a dose',
    sources: ['la-1309', 'la-protocols-2025'],
  },
  {
    medication: 'calcium-chloride',
    indication: 'Calcium-channel blocker overdose or hyperkalemia',
    kind: 'bolus',
    adult: { text: '1000 mg', fixed: { amount: 1000, unit: 'mg' } },
    route: 'Slow IV/IO over 5-10 min, then flush',
    timing: 'Repeat once if the ECG is unchanged',
    max: '2 doses',
    note: 'Never in one line with bicarbonate. On digoxin: OLMD first',
    sources: ['la-1309', 'la-protocols-2025', 'maryland-2020', 'wvems-2026'],
  },
  {
    medication: 'glucagon',
    indication: 'Beta-blocker overdose, on OLMD',
    kind: 'bolus',
    adult: { text: '1 mg', fixed: { amount: 1, unit: 'mg' } },
    route: 'Slow IV',
    timing: 'Every 5 min',
    max: '5 mg on OLMD',
    note: 'Causes vomiting: protect the airway. 5 mg needs five kits',
    sources: ['maryland-2020', 'massachusetts-2026'],
  },
  midazolamBeforeElectricity(
    'Sedation for pacing',
    'Pressure may fall: never delays pacing. Bag-mask ready. Halve in the elderly',
  ),
];
