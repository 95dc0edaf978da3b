import type { MedicationLine } from '../../model/protocol.ts';
import {
  dextroseForLowGlucose,
  midazolamIm,
  midazolamIv,
  ondansetronForVomiting,
} from '../lines/medical-medication-lines.ts';
import { fentanylForPain, highFlowOxygen, tranexamicAcid, traumaSaline } from '../lines/trauma-medication-lines.ts';

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
  midazolamIv('Seizure after head injury'),
  {
    ...midazolamIm('Seizure after head injury, no IV'),
    routes: ['IM', 'IN'],
    route: 'IM; IN only with the face unhurt, half in each nostril',
  },
  dextroseForLowGlucose,
  {
    ...fentanylForPain,
    indication: 'Pain, only with GCS 15, else OLMD',
    purpose: 'pain',
    routes: ['IV'],
    route: 'Slow IV',
    note: 'Small steps: it hides a falling GCS. Under 1 year, or SBP 100 or less (child: low for age): OLMD first',
    sources: ['spec', 'la-1309', 'la-protocols-2025', 'rch-nasal-fentanyl'],
  },
  {
    ...tranexamicAcid,
    indication: 'Hemorrhagic shock with head injury, within 3 hours of injury',
  },
];
