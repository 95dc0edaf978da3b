import type { MedicationLine } from '@first60/edition';
import {
  diphenhydramineForItch,
  epinephrineAutoInjectors,
  epinephrineImForAnaphylaxis,
  methylprednisoloneAfterEpinephrine,
} from '../lines/allergy-medication-lines.ts';
import {
  albuterolForWheeze,
  oxygenByNeed,
  SHOCK_FLUID_CEILING,
  salineBolus,
} from '../lines/medical-medication-lines.ts';
import { epinephrineForShock, epinephrinePushDose } from '../lines/pressor-medication-lines.ts';

/** Drugs of the anaphylaxis card, in the order they are needed. */
export const anaphylaxisMedications: readonly MedicationLine[] = [
  epinephrineImForAnaphylaxis,
  ...epinephrineAutoInjectors,
  oxygenByNeed('Trouble breathing or shock'),
  {
    ...salineBolus('Anaphylactic shock', SHOCK_FLUID_CEILING, [
      'spec',
      'la-protocols-2025',
      'nasemso-2022',
      'maryland-2020',
    ]),
    routes: ['IV', 'IO'],
    route: 'IV/IO, fast',
  },
  epinephrinePushDose('Shock or near arrest despite IM doses, push dose'),
  epinephrineForShock('Anaphylaxis not responding to 3 IM doses'),
  albuterolForWheeze('Wheeze that stays after epinephrine'),
  {
    medication: 'epinephrine-1-1000',
    indication: 'Stridor or upper airway swelling, as well as IM epinephrine',
    kind: 'bolus',
    adult: { text: '5 mg', fixed: { amount: 5, unit: 'mg' } },
    pediatric: {
      text: '0.5 mg/kg (max 5 mg)',
      perKg: { amount: 0.5, unit: 'mg' },
      max: { amount: 5, unit: 'mg' },
    },
    routes: ['nebulized'],
    route: 'Nebulized, undiluted',
    timing: 'Repeat once after 10 min',
    max: '2 doses',
    note: 'Never inject this dose. Above 1 mg is right only breathed in',
    sources: ['la-protocols-2025', 'wvems-2026', 'spec'],
  },
  diphenhydramineForItch('Itch or hives, after epinephrine'),
  methylprednisoloneAfterEpinephrine('After epinephrine, bronchospasm'),
  {
    medication: 'glucagon',
    indication: 'On a beta-blocker and epinephrine fails, on OLMD',
    kind: 'bolus',
    adult: { text: '1 mg', fixed: { amount: 1, unit: 'mg' } },
    pediatric: {
      text: '0.02 mg/kg (max 1 mg)',
      perKg: { amount: 0.02, unit: 'mg' },
      max: { amount: 1, unit: 'mg' },
    },
    routes: ['IV'],
    route: 'IV over 5 min',
    timing: 'Adult every 5 min; child again only on OLMD',
    max: 'Adult 5 mg in total; child 1 mg a dose',
    note: 'Causes vomiting: protect the airway',
    sources: ['maryland-2020', 'massachusetts-2026', 'chop-anaphylaxis'],
  },
];
