import type { MedicationLine } from '@first60/edition';
import {
  diphenhydramineForItch,
  epinephrineAutoInjectors,
  epinephrineImForAnaphylaxis,
  methylprednisoloneAfterEpinephrine,
  ONE_STEROID,
} from '../lines/allergy-medication-lines.ts';
import { albuterolForWheeze } from '../lines/medical-medication-lines.ts';

/** Drugs of the allergic reaction card: the mild reaction first, epinephrine for the one that turns severe. */
export const allergicReactionMedications: readonly MedicationLine[] = [
  diphenhydramineForItch('Itch or hives; in anaphylaxis only after epinephrine'),
  epinephrineImForAnaphylaxis,
  ...epinephrineAutoInjectors,
  albuterolForWheeze('Wheeze that stays after epinephrine'),
  {
    medication: 'dexamethasone',
    indication: 'Allergic reaction, after the acute treatment',
    kind: 'bolus',
    adult: { text: '10 mg', fixed: { amount: 10, unit: 'mg' } },
    pediatric: {
      text: '0.5 mg/kg (max 10 mg)',
      perKg: { amount: 0.5, unit: 'mg' },
      max: { amount: 10, unit: 'mg' },
    },
    routes: ['PO', 'IV', 'IM'],
    route: 'PO, IV or IM',
    timing: 'Once',
    max: '10 mg',
    examples: '10 kg: 1.25 mL',
    note: ONE_STEROID,
    sources: ['maryland-2020', 'wvems-2026'],
  },
  methylprednisoloneAfterEpinephrine('Allergic reaction with bronchospasm, after epinephrine'),
];
