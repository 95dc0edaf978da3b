import type { MedicationLine } from '../../model/protocol.ts';
import { acetaminophen } from '../lines/acetaminophen-lines.ts';
import { hydrocortisoneForAdrenalInsufficiency } from '../lines/cardiac-medication-lines.ts';
import {
  dextroseForLowGlucose,
  oxygenByNeed,
  SHOCK_FLUID_CEILING,
  salineBolus,
} from '../lines/medical-medication-lines.ts';
import { epinephrineForShock, norepinephrineForShock } from '../lines/pressor-medication-lines.ts';

/** Drugs of the sepsis card, in the order they are needed. */
export const sepsisMedications: readonly MedicationLine[] = [
  { ...salineBolus('Septic shock', SHOCK_FLUID_CEILING), routes: ['IV', 'IO'], route: 'IV/IO, fast' },
  {
    ...norepinephrineForShock,
    first: true,
    indication: 'Septic shock after fluid, on OLMD: first pressor of an adult, either one in a child',
    routes: ['IV', 'IO'],
    route: 'IV/IO by pump, large vein',
    timing: 'Titrate: adult to SBP 90 mmHg or MAP 65 mmHg; child to normal for age',
    note: 'Start low. Adult 18.75-75 mL/h, 10 kg 1.88-3.75 mL/h, of the 16 mcg/mL bag alone. A 4 mcg/mL bag exists: read the bag',
    sources: ['wvems-2026', 'merck-resuscitation', 'fda-norepinephrine', 'ssc-2021'],
  },
  epinephrineForShock('Septic shock after fluid, on OLMD: second pressor of an adult, either one in a child'),
  hydrocortisoneForAdrenalInsufficiency,
  ...acetaminophen('Fever', 'fever'),
  dextroseForLowGlucose,
  {
    ...oxygenByNeed('SpO2 below 94% (COPD: keep 88-92%)'),
    sources: ['maryland-2020', 'la-protocols-2025', 'la-guidelines-2025'],
  },
];
