import type { MedicationLine } from '../model/protocol.ts';
import { dextroseForLowGlucose, midazolamIm, ondansetronForVomiting } from './medical-medication-lines.ts';
import { fentanylForPain, highFlowOxygen, tranexamicAcid, traumaSaline } from './trauma-medication-lines.ts';

/** Drugs of the head injury card, in the order they are needed. */
export const traumaticBrainInjuryMedications: readonly MedicationLine[] = [
  { ...highFlowOxygen, indication: 'Head injury' },
  {
    ...traumaSaline,
    indication: 'SBP below target',
    note: 'Never a low target',
    sources: ['spec', 'la-protocols-2025', 'epic-tbi'],
  },
  ondansetronForVomiting,
  {
    medication: 'midazolam',
    indication: 'Seizure after head injury',
    kind: 'bolus',
    adult: { text: '5 mg', fixed: { amount: 5, unit: 'mg' } },
    pediatric: {
      text: '0.1 mg/kg (max 5 mg)',
      perKg: { amount: 0.1, unit: 'mg' },
      max: { amount: 5, unit: 'mg' },
    },
    route: 'Slow IV/IO',
    timing: 'Once more after 5 min',
    max: '10 mg in total',
    examples: '20 kg: 0.4 mL',
    note: 'Drops pressure and breathing: bag-mask ready',
    sources: ['spec', 'la-1309', 'maryland-2020'],
  },
  {
    ...midazolamIm('Seizure after head injury, no IV'),
    route: 'IM; IN only with the face unhurt, half in each nostril',
  },
  dextroseForLowGlucose,
  {
    ...fentanylForPain,
    indication: 'Pain, only with GCS 15, else OLMD',
    route: 'Slow IV',
    note: 'Small steps: it hides a falling GCS',
    sources: ['spec', 'la-1309', 'la-protocols-2025'],
  },
  {
    ...tranexamicAcid,
    indication: 'Hemorrhagic shock with head injury, within 3 hours, only on OLMD',
  },
];
