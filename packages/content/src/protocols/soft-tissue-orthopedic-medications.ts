import type { MedicationLine } from '../model/protocol.ts';
import {
  fentanylForPain,
  ketamineForPain,
  morphineForPain,
  nasalFentanyl,
  ondansetronForVomiting,
  tranexamicAcid,
} from './trauma-medication-lines.ts';

const NOT_WITH =
  'Not with bleeding, ulcer, blood thinner, kidney disease, wheeze, NSAID allergy, head or several injuries, pregnancy, over 65 years';

/** Drugs of the limb injury card, from the mildest pain drug upward. */
export const softTissueOrthopedicMedications: readonly MedicationLine[] = [
  {
    medication: 'acetaminophen',
    indication: 'Pain',
    kind: 'bolus',
    adult: { text: '1000 mg', fixed: { amount: 1000, unit: 'mg' } },
    pediatric: {
      text: '15 mg/kg (max 1000 mg); at 10 kg or less 7.5 mg/kg',
      perKg: { amount: 15, unit: 'mg' },
      max: { amount: 1000, unit: 'mg' },
    },
    route: 'IV over 15 min, or PO',
    timing: 'Not within 4 h of the last dose',
    max: '4 g a day adult, 60 mg/kg a day child, 30 mg/kg a day at 10 kg or less',
    note: '10 mg/mL: mg is not mL. 20 kg: 30 mL. 10 kg: 75 mg = 7.5 mL',
    sources: ['spec', 'paracetamol-spc', 'wv-2026'],
  },
  {
    medication: 'ketorolac',
    indication: 'Pain without bleeding or kidney risk, IV',
    kind: 'bolus',
    adult: { text: '15 mg', fixed: { amount: 15, unit: 'mg' } },
    pediatric: {
      text: '0.5 mg/kg (max 15 mg), from 4 years',
      perKg: { amount: 0.5, unit: 'mg' },
      max: { amount: 15, unit: 'mg' },
    },
    route: 'Slow IV',
    timing: 'Once; not within 6 h of another dose',
    max: '120 mg a day',
    note: NOT_WITH,
    sources: ['spec', 'la-1309', 'la-guidelines-2025', 'maryland-2020', 'wv-2026', 'fda-ketorolac'],
  },
  {
    medication: 'ketorolac',
    indication: 'Pain without bleeding or kidney risk, no IV',
    kind: 'bolus',
    adult: { text: '30 mg', fixed: { amount: 30, unit: 'mg' } },
    route: 'Deep IM',
    timing: 'Once',
    max: '120 mg a day',
    note: NOT_WITH,
    sources: ['spec', 'la-1309', 'la-guidelines-2025', 'maryland-2020', 'wv-2026'],
  },
  fentanylForPain,
  nasalFentanyl,
  morphineForPain,
  ketamineForPain,
  ondansetronForVomiting,
  { ...tranexamicAcid, indication: 'Shock from bleeding, within 3 hours of injury' },
];
