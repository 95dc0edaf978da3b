import type { MedicationLine } from '@first60/edition';
import {
  atropineForOrganophosphate,
  dextroseForLowGlucose,
  midazolamIm,
  midazolamIv,
  naloxoneForPoorBreathing,
} from '../lines/medical-medication-lines.ts';
import { salineInSteps } from '../lines/poisoning-medication-lines.ts';
import { epinephrinePushDose } from '../lines/pressor-medication-lines.ts';

/**
 * Drugs of the poisoning and overdose card. Naloxone, dextrose, the atropine of organophosphates, the sedation of a
 * seizure and the fluid wait for no order; the other antidotes do.
 */
export const poisoningOverdoseMedications: readonly MedicationLine[] = [
  naloxoneForPoorBreathing,
  {
    medication: 'activated-charcoal',
    indication: 'Poison swallowed within 1 hour, fully awake, safe airway',
    kind: 'bolus',
    adult: {
      text: '1 g/kg (max 50 g)',
      perKg: { amount: 1, unit: 'g' },
      max: { amount: 50, unit: 'g' },
    },
    pediatric: {
      text: '1 g/kg (max 50 g)',
      perKg: { amount: 1, unit: 'g' },
      max: { amount: 50, unit: 'g' },
    },
    routes: ['PO'],
    route: 'PO, the patient drinks it alone',
    timing: 'Once',
    max: '50 g',
    examples: '10 kg: 48 mL. 20 kg: 96 mL. 50 kg: 240 mL',
    note: 'Shake. 1 g is 4.8 mL; a bottle is 25 g = 120 mL. Not after caustics, petroleum, alcohols, iron or lithium. Seizure or coma may come soon: OLMD',
    sources: ['maryland-2020', 'wvems-2026', 'hermann-ems'],
  },
  {
    medication: 'sodium-bicarbonate',
    indication: 'Tricyclic overdose with QRS of 100 ms (0.1 s) or more, on OLMD',
    kind: 'bolus',
    adult: { text: '1 mEq/kg', perKg: { amount: 1, unit: 'mEq' } },
    pediatric: {
      text: '1 mEq/kg (max 50 mEq)',
      perKg: { amount: 1, unit: 'mEq' },
      max: { amount: 50, unit: 'mEq' },
    },
    routes: ['IV', 'IO'],
    route: 'IV/IO over 1-2 min, flush before and after',
    timing: 'Repeat until the QRS narrows, on OLMD',
    examples: 'At 70 kg: 70 mEq = 70 mL',
    note: 'Never in one line with calcium',
    pediatricNote: 'Under 1 year dilute 1:1',
    sources: ['salt-lake-2026', 'nasemso-2022', 'maryland-2020', 'la-1309'],
  },
  {
    medication: 'calcium-chloride',
    indication: 'Calcium-channel blocker overdose, on OLMD',
    kind: 'bolus',
    adult: { text: '1000 mg', fixed: { amount: 1000, unit: 'mg' } },
    pediatric: {
      text: '20 mg/kg (max 1000 mg)',
      perKg: { amount: 20, unit: 'mg' },
      max: { amount: 1000, unit: 'mg' },
    },
    routes: ['IV', 'IO'],
    route: 'Slow IV/IO over 5-10 min, flush; push in arrest',
    timing: 'Repeat once if the ECG is unchanged',
    max: '2 doses',
    note: 'Reliable vein: leakage kills tissue. Never in one line with bicarbonate',
    pediatricNote: 'Under 1 year dilute 1:1',
    sources: ['la-1309', 'la-protocols-2025', 'maryland-2020', 'wvems-2026', 'massachusetts-2026'],
  },
  {
    medication: 'glucagon',
    indication: 'Beta-blocker overdose, on OLMD',
    kind: 'bolus',
    adult: { text: '5 mg (5 kits)', fixed: { amount: 5, unit: 'mg' } },
    pediatric: {
      text: '0.5 mg under 5 years, 1 mg from 5 years',
      fixed: { amount: 0.5, unit: 'mg' },
      max: { amount: 1, unit: 'mg' },
    },
    routes: ['IV'],
    route: 'Slow IV over 3-5 min',
    timing: 'Again only on OLMD',
    max: 'Adult 5 mg, child 1 mg a dose',
    note: 'Fewer kits: give what there is. Causes vomiting: protect the airway',
    sources: ['nasemso-2022', 'massachusetts-2026', 'maryland-2020'],
  },
  atropineForOrganophosphate('Organophosphate poisoning: wet lungs, wheeze, slow pulse'),
  {
    medication: 'flumazenil',
    indication: 'Benzodiazepine alone, only on OLMD',
    kind: 'bolus',
    adult: { text: '0.2 mg over 30 s', over: { low: 30, high: 30, unit: 's' }, fixed: { amount: 0.2, unit: 'mg' } },
    pediatric: {
      text: '0.01 mg/kg (max 0.2 mg), from 1 year',
      perKg: { amount: 0.01, unit: 'mg' },
      max: { amount: 0.2, unit: 'mg' },
    },
    routes: ['IV'],
    route: 'IV over 30 s',
    timing:
      'Adult: after 30-60 s 0.3 mg (3 mL), then 0.5 mg (5 mL) each minute. Child: never these steps, 0.01 mg/kg again each minute',
    max: 'In total: adult 3 mg; child 0.05 mg/kg, 1 mg at most',
    note: 'Never with tricyclics, epilepsy or daily benzodiazepines: seizures that nothing stops',
    sources: ['spec', 'fda-flumazenil'],
  },
  midazolamIv('Toxic seizure; dangerous agitation, there a child only on OLMD'),
  midazolamIm('Toxic seizure without IV'),
  {
    medication: 'midazolam',
    indication: 'Dangerous agitation without IV; child only on OLMD',
    kind: 'bolus',
    adult: { text: '5 mg', fixed: { amount: 5, unit: 'mg' } },
    pediatric: {
      text: '0.2 mg/kg (max 5 mg)',
      perKg: { amount: 0.2, unit: 'mg' },
      max: { amount: 5, unit: 'mg' },
    },
    routes: ['IM', 'IN'],
    route: 'IM; adult also IN, half in each nostril',
    timing: 'Repeat once after 5 min',
    max: '2 doses, 10 mg at most, every route counted, then OLMD',
    note: 'Bag-mask ready, SpO2 and EtCO2 on. Halve under the influence of alcohol or opioids',
    adultNote: 'Halve from 69 years',
    sources: ['la-1309'],
  },
  salineInSteps('Low pressure from a poison'),
  {
    ...epinephrinePushDose('Low pressure despite saline, push dose'),
    note: 'Sniffed solvent or lighter gas: only on OLMD (VF). Under 10 kg draw it into a 1 mL syringe',
  },
  dextroseForLowGlucose,
];
