import type { MedicationLine } from '@first60/edition';
import { COLD_EPINEPHRINE } from '../lines/resuscitation-lines.ts';
import {
  arrestEpinephrine,
  bicarbonateForPotassium,
  calciumForPotassium,
  tranexamicAcid,
  traumaSaline,
} from '../lines/trauma-medication-lines.ts';

/** Drugs of the traumatic arrest card. All come after bleeding, airway and chest. */
export const traumaticArrestMedications: readonly MedicationLine[] = [
  { ...traumaSaline, indication: 'Arrest from blood loss', routes: ['IV', 'IO'], route: 'IV/IO, fast' },
  { ...tranexamicAcid, note: 'Added help only. Head injury alone: only on OLMD' },
  {
    ...arrestEpinephrine,
    timing: 'Every 3-5 min, after bleeding, airway and chest. VF/pVT: after the 2nd shock',
    examples: '10 kg: 1 mL. 20 kg: 2 mL',
    note: `Unlikely to help in blood loss. The 0.1 mg/mL syringe. ${COLD_EPINEPHRINE}`,
    sources: ['spec', 'aha-2020-arrest', 'aha-peds-2015', 'la-1309', 'salt-lake-2026', 'ebm-hypothermia'],
  },
  {
    ...calciumForPotassium,
    indication: 'Arrest after crush',
    routes: ['IV', 'IO'],
    route: 'IV/IO push, then flush',
    note: 'Never in one line with bicarbonate',
  },
  { ...bicarbonateForPotassium, indication: 'Arrest after crush, after calcium and a flush' },
];
