import type { MedicationLine } from '@first60/edition';
import { hydrocortisoneForAdrenalInsufficiency } from '../lines/cardiac-medication-lines.ts';
import { oxygenByNeed, SHOCK_FLUID_CEILING, salineBolus } from '../lines/medical-medication-lines.ts';
import { epinephrineForShock, epinephrinePushDose, norepinephrineForShock } from '../lines/pressor-medication-lines.ts';
import { tranexamicAcid } from '../lines/trauma-medication-lines.ts';

/** Drugs of the shock card, in the order they are needed. */
export const shockMedications: readonly MedicationLine[] = [
  {
    ...salineBolus('Hypovolemic or distributive shock', SHOCK_FLUID_CEILING, [
      'spec',
      'la-protocols-2025',
      'salt-lake-2026',
    ]),
    routes: ['IV', 'IO'],
    route: 'IV/IO, fast, warm',
    examples: '10 kg: 200 mL. 20 kg: 400 mL',
    note: 'No bolus in cardiogenic shock',
    adultNote: 'Bleeding adult: 250 mL steps. Injured: target of General Trauma; not injured: SBP 90 mmHg',
  },
  { ...norepinephrineForShock, indication: 'Shock that stays after fluid, not bleeding, on OLMD' },
  epinephrineForShock('Shock that stays after fluid, not bleeding, on OLMD'),
  {
    ...epinephrinePushDose('Low pressure until the infusion runs, push dose'),
    note: 'Not in bleeding. Under 10 kg draw it into a 1 mL syringe',
  },
  {
    ...tranexamicAcid,
    indication: 'Bleeding after injury, within 3 hours',
    examples: '20 kg: 300 mg = 3 mL',
    note: 'Too fast drops the pressure. Head injury alone: only on OLMD',
    adultNote: 'Adult: two ampoules',
    pediatricNote: 'Child: only the mL of the dose, on OLMD, who names the saline of a small child too',
  },
  hydrocortisoneForAdrenalInsufficiency,
  { ...oxygenByNeed('Shock'), timing: 'High flow first, then titrate to SpO2' },
];
