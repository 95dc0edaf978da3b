import type { MedicationLine } from '@first60/edition';
import { acetaminophen } from '../lines/acetaminophen-lines.ts';
import { ondansetronForVomiting } from '../lines/medical-medication-lines.ts';
import {
  fentanylWithNasal,
  ketamineForPain,
  morphineForPain,
  toTraumaTarget,
  tranexamicAcid,
  traumaSaline,
} from '../lines/trauma-medication-lines.ts';

const NOT_WITH =
  'Not with bleeding, shock, dehydration, ulcer, blood thinner, kidney disease, wheeze, NSAID allergy, head or several injuries, pregnancy, over 65 years';

/** Drugs of the limb injury card: of those against pain the one for every patient first, and that for few of them not before fentanyl. */
export const softTissueOrthopedicMedications: readonly MedicationLine[] = [
  ...acetaminophen('Pain', 'pain'),
  ...fentanylWithNasal,
  {
    medication: 'ketorolac',
    indication: 'Pain without bleeding or kidney risk, IV',
    kind: 'bolus',
    adult: { text: '15 mg', fixed: { amount: 15, unit: 'mg' } },
    pediatric: {
      text: '0.5 mg/kg (max 15 mg), from 4 years',
      perKg: { amount: 0.5, unit: 'mg' },
      max: { amount: 15, unit: 'mg' },
      only: { fromMonths: 48 },
    },
    routes: ['IV'],
    route: 'Slow IV',
    timing: 'Once; not within 6 h of another dose',
    max: '120 mg a day',
    note: NOT_WITH,
    sources: ['spec', 'la-1309', 'la-guidelines-2025', 'maryland-2020', 'wvems-2026', 'fda-ketorolac'],
  },
  {
    medication: 'ketorolac',
    indication: 'Pain without bleeding or kidney risk, no IV',
    kind: 'bolus',
    adult: { text: '30 mg', fixed: { amount: 30, unit: 'mg' } },
    routes: ['IM'],
    route: 'Deep IM',
    timing: 'Once',
    max: '120 mg a day',
    note: NOT_WITH,
    sources: ['spec', 'la-1309', 'la-guidelines-2025', 'maryland-2020', 'wvems-2026'],
  },
  morphineForPain,
  { ...ketamineForPain, note: `Open eye injury: fentanyl instead. ${ketamineForPain.note}` },
  ondansetronForVomiting,
  {
    ...traumaSaline,
    ...toTraumaTarget,
    indication: 'Shock from bleeding, to the target of General Trauma',
  },
  { ...tranexamicAcid, indication: 'Shock from bleeding, within 3 hours of injury' },
];
