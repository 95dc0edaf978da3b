import type { MedicationLine } from '@first60/edition';
import { albuterolForWheeze, dextroseForLowGlucose } from '../lines/medical-medication-lines.ts';
import { COLD_EPINEPHRINE } from '../lines/resuscitation-lines.ts';
import { arrestEpinephrine, highFlowOxygen, SMALL_STEPS, traumaSaline } from '../lines/trauma-medication-lines.ts';

/** Drugs of the drowning card: oxygen is the treatment, the rest follows. */
export const drowningSubmersionMedications: readonly MedicationLine[] = [
  {
    ...highFlowOxygen,
    indication: 'Everyone with symptoms',
    adult: { text: '15 L/min by non-rebreather or bag-mask' },
    pediatric: { text: '15 L/min by non-rebreather or bag-mask, child size' },
    routes: ['inhaled'],
    route: 'Mask, CPAP or bag-mask',
    sources: ['maryland-2020', 'salt-lake-2026', 'aha-2024-drowning'],
  },
  {
    ...arrestEpinephrine,
    examples: '20 kg: 2 mL',
    note: `After breaths and CPR. The 0.1 mg/mL syringe. ${COLD_EPINEPHRINE}`,
    sources: ['spec', 'aha-2020-arrest', 'aha-peds-2015', 'la-1309', 'nasemso-2022', 'ebm-hypothermia'],
  },
  albuterolForWheeze('Wheeze'),
  {
    ...traumaSaline,
    timing: SMALL_STEPS,
    note: 'Crackles do not forbid it. Breathing gets worse: stop, OLMD',
    adultNote: 'Adult: 250 mL steps',
  },
  dextroseForLowGlucose,
];
