import type { MedicationLine } from '@first60/edition';
import { acetaminophen } from '../lines/acetaminophen-lines.ts';
import { hydrocortisoneForAdrenalInsufficiency } from '../lines/cardiac-medication-lines.ts';
import {
  dextroseForLowGlucose,
  oxygenByNeed,
  SHOCK_FLUID_CEILING,
  salineBolus,
} from '../lines/medical-medication-lines.ts';
import {
  epinephrineForShock,
  FILL_THE_LINE,
  norepinephrineForShock,
  READ_THE_NOREPINEPHRINE_BAG,
} from '../lines/pressor-medication-lines.ts';

/** Drugs of the sepsis card, in the order they are needed. */
export const sepsisMedications: readonly MedicationLine[] = [
  { ...salineBolus('Septic shock', SHOCK_FLUID_CEILING), routes: ['IV', 'IO'], route: 'IV/IO, fast' },
  {
    ...norepinephrineForShock,
    first: true,
    indication: 'Septic shock after fluid, on OLMD. Adult: first pressor. Child: this or epinephrine, as OLMD names',
    routes: ['IV', 'IO'],
    route: 'IV/IO by pump, large vein',
    timing: 'Titrate: adult to SBP 90 mmHg or MAP 65 mmHg; child to normal for age',
    note: `Start at the low end. ${READ_THE_NOREPINEPHRINE_BAG}. ${FILL_THE_LINE}`,
    sources: [
      'wvems-2026',
      'merck-resuscitation',
      'fda-norepinephrine',
      'ssc-2021',
      'massachusetts-2026',
      'infusion-start-2001',
    ],
  },
  epinephrineForShock(
    'Septic shock after fluid, on OLMD. Adult: second pressor. Child: this or norepinephrine, as OLMD names',
  ),
  hydrocortisoneForAdrenalInsufficiency,
  ...acetaminophen('Fever', 'fever'),
  dextroseForLowGlucose,
  {
    ...oxygenByNeed('SpO2 below 94% (COPD: keep 88-92%)'),
    sources: ['maryland-2020', 'la-protocols-2025', 'la-guidelines-2025'],
  },
];
