import type { MedicationLine } from '../model/protocol.ts';
import { acetaminophen } from './acetaminophen-lines.ts';
import { dextroseForLowGlucose, oxygenByNeed, SHOCK_FLUID_CEILING, salineBolus } from './medical-medication-lines.ts';
import { norepinephrineInfusion } from './norepinephrine-infusion.ts';
import { epinephrineInfusion } from './preparations.ts';

const norepinephrineForSepticShock: MedicationLine = {
  medication: 'norepinephrine',
  indication: 'Septic shock after fluid, first pressor',
  kind: 'infusion',
  adult: {
    text: 'infusion 5-20 mcg/min',
    infusion: { low: { amount: 5, unit: 'mcg' }, high: { amount: 20, unit: 'mcg' }, per: 'min' },
  },
  pediatric: {
    text: 'infusion 0.05-0.1 mcg/kg/min',
    infusion: { low: { amount: 0.05, unit: 'mcg' }, high: { amount: 0.1, unit: 'mcg' }, per: 'kg/min' },
  },
  preparation: { ...norepinephrineInfusion, pediatricRateMlPerKgPerHour: { low: 0.1875, high: 0.375 } },
  route: 'IV/IO by pump, large vein',
  timing: 'Titrate to SBP 90 mmHg or MAP 65 mmHg',
  max: '20 mcg/min before OLMD',
  note: 'Adult 18.75-75 mL/h, 10 kg 1.88-3.75 mL/h at 16 mcg/mL. The label bag is 4 mcg/mL: read the bag',
  sources: ['wv-2026', 'merck-resuscitation', 'fda-norepinephrine', 'ssc-2021'],
};

const epinephrineForSepticShock: MedicationLine = {
  medication: 'epinephrine-1-1000',
  indication: 'Septic shock, second pressor',
  kind: 'infusion',
  adult: {
    text: 'infusion 2-10 mcg/min',
    infusion: { low: { amount: 2, unit: 'mcg' }, high: { amount: 10, unit: 'mcg' }, per: 'min' },
  },
  pediatric: {
    text: 'infusion 0.1-1 mcg/kg/min',
    infusion: { low: { amount: 0.1, unit: 'mcg' }, high: { amount: 1, unit: 'mcg' }, per: 'kg/min' },
  },
  preparation: { ...epinephrineInfusion, pediatricRateMlPerKgPerHour: { low: 1.5, high: 15 } },
  route: 'IV/IO infusion',
  timing: 'Titrate to effect',
  max: '10 mcg/min adult',
  note: 'Adult 30-150 mL/h, child 1.5-15 mL/kg/h at 4 mcg/mL',
  sources: ['spec', 'merck-resuscitation', 'massachusetts-2026'],
};

/** Drugs of the sepsis card, in the order they are needed. */
export const sepsisMedications: readonly MedicationLine[] = [
  { ...salineBolus('Septic shock', SHOCK_FLUID_CEILING), route: 'IV/IO, fast' },
  norepinephrineForSepticShock,
  epinephrineForSepticShock,
  ...acetaminophen('Fever'),
  dextroseForLowGlucose,
  oxygenByNeed('SpO2 below 94%'),
];
