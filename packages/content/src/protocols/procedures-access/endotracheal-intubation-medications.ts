import type { MedicationLine } from '@first60/edition';
import {
  fentanylAfterTheTube,
  ketamineAfterTheTube,
  midazolamAfterTheTube,
} from '../lines/post-intubation-sedation.ts';
import { COLD_EPINEPHRINE } from '../lines/resuscitation-lines.ts';

/** Drugs of the intubation card: sedation afterwards, and the old way of giving epinephrine. */
export const endotrachealIntubationMedications: readonly MedicationLine[] = [
  midazolamAfterTheTube,
  fentanylAfterTheTube,
  ketamineAfterTheTube,
  {
    medication: 'epinephrine-1-1000',
    indication: 'Cardiac arrest through the tube, only when there is no IV or IO',
    kind: 'bolus',
    adult: { text: '2.5 mg, diluted to 10 mL', fixed: { amount: 2.5, unit: 'mg' } },
    pediatric: {
      text: '0.1 mg/kg (max 2.5 mg)',
      perKg: { amount: 0.1, unit: 'mg' },
      max: { amount: 2.5, unit: 'mg' },
    },
    routes: ['tracheal'],
    route: 'Tracheal tube',
    timing: 'Every 3-5 min, 5 breaths after each dose',
    max: '2.5 mg a dose',
    note: `Last resort. Never this dose IV/IO. Above 1 mg is right only down the tube. ${COLD_EPINEPHRINE}`,
    pediatricNote: 'Child: 5 mL saline after it',
    sources: ['spec', 'aha-2020', 'aha-peds-2015', 'ebm-hypothermia'],
  },
];
