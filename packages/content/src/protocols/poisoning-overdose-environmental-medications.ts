import type { MedicationLine } from '../model/protocol.ts';
import { epinephrineImForAnaphylaxis } from './allergy-medication-lines.ts';
import { albuterolForWheeze, SHOCK_FLUID_CEILING, salineBolus } from './medical-medication-lines.ts';
import { epinephrinePushDose } from './pressor-medication-lines.ts';

/**
 * The cyanide kit holds three drugs of three strengths, so each line names its own strength as the
 * preparation. Source of the strengths: Cyanokit and Nithiodote labels.
 */
const cyanideAntidotes: readonly MedicationLine[] = [
  {
    medication: 'cyanide-antidote-kit',
    indication: 'Hydroxocobalamin: cyanide or smoke with coma, shock or arrest',
    kind: 'bolus',
    adult: { text: '5000 mg over 15 min', fixed: { amount: 5000, unit: 'mg' } },
    pediatric: {
      text: '70 mg/kg (max 5000 mg) over 15 min',
      perKg: { amount: 70, unit: 'mg' },
      max: { amount: 5000, unit: 'mg' },
    },
    preparation: {
      recipe: '200 mL saline into the 5 g vial = 25 mg/mL. Rock for 60 s',
      perMl: { amount: 25, unit: 'mg' },
      mandatory: true,
    },
    route: 'IV/IO over 15 min, own line',
    timing: 'Repeat once on OLMD',
    max: '10000 mg in total',
    note: '10 kg: 28 mL. 20 kg: 56 mL, always over 15 min. Skin and urine turn red, SpO2 reads false',
    sources: ['la-protocols-2025', 'la-1309', 'massachusetts-2026', 'cheo-hydroxocobalamin', 'fda-cyanokit'],
  },
  {
    medication: 'cyanide-antidote-kit',
    indication: 'Sodium nitrite 3%, legacy kit, on OLMD: cyanide without smoke',
    kind: 'bolus',
    adult: { text: '300 mg', fixed: { amount: 300, unit: 'mg' } },
    pediatric: {
      text: '6 mg/kg (max 300 mg)',
      perKg: { amount: 6, unit: 'mg' },
      max: { amount: 300, unit: 'mg' },
    },
    preparation: {
      recipe: 'Undiluted from its vial: 300 mg in 10 mL = 30 mg/mL',
      perMl: { amount: 30, unit: 'mg' },
      mandatory: true,
    },
    route: 'IV at 2.5-5 mL/min',
    timing: 'Half the dose if signs return',
    max: '300 mg',
    note: 'Never in smoke inhalation. Avoid in anemia, heart or lung disease. Stop when the pressure falls',
    sources: ['fda-nithiodote', 'fda-sodium-nitrite', 'massachusetts-2026'],
  },
  {
    medication: 'cyanide-antidote-kit',
    indication: 'Sodium thiosulfate 25%, legacy kit, on OLMD: after nitrite, or alone',
    kind: 'bolus',
    adult: { text: '12500 mg', fixed: { amount: 12500, unit: 'mg' } },
    pediatric: {
      text: '250 mg/kg (max 12500 mg)',
      perKg: { amount: 250, unit: 'mg' },
      max: { amount: 12500, unit: 'mg' },
    },
    preparation: {
      recipe: 'Undiluted from its vial: 12.5 g in 50 mL = 250 mg/mL',
      perMl: { amount: 250, unit: 'mg' },
      mandatory: true,
    },
    route: 'Slow IV',
    timing: 'Half the dose if signs return',
    max: '12500 mg',
    sources: ['fda-nithiodote', 'massachusetts-2026'],
  },
];

/** Drugs of the environmental poisoning card: gas and smoke first, then venom. */
export const environmentalPoisoningMedications: readonly MedicationLine[] = [
  {
    medication: 'oxygen',
    indication: 'Carbon monoxide, smoke, gas',
    kind: 'gas',
    adult: { text: '15 L/min by non-rebreather, whatever the SpO2' },
    pediatric: { text: 'same devices, child sizes' },
    route: 'Non-rebreather or bag-mask',
    timing: 'Until hand-over, no titration',
    sources: ['la-protocols-2025', 'maryland-2020', 'salt-lake-2026'],
  },
  ...cyanideAntidotes,
  epinephrineImForAnaphylaxis,
  albuterolForWheeze('Irritant gas or smoke with wheeze'),
  salineBolus('Shock after a bite or sting', SHOCK_FLUID_CEILING),
  epinephrinePushDose('Low pressure despite saline, push dose'),
];
