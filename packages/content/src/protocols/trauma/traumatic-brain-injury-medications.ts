import type { MedicationLine } from '@first60/edition';
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
    adultNote: 'Adult: SBP above 90 mmHg, better 110',
    pediatricNote:
      'Child: pressure normal for age, at least 70 + 2 x age from 1 to 10 years, 90 above. Under 1 month: 10 mL/kg at a time',
    sources: ['spec', 'la-protocols-2025', 'epic-tbi', 'salt-lake-2026'],
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
    note: 'Small steps: it hides a falling GCS',
    adultNote: 'SBP 100 or less: OLMD first',
    pediatricNote: 'Under 1 year, or pressure low for age: OLMD first',
    sources: ['spec', 'la-1309', 'la-protocols-2025', 'rch-nasal-fentanyl'],
  },
  {
    ...tranexamicAcid,
    indication: 'Hemorrhagic shock with head injury, within 3 hours of injury',
  },
];
