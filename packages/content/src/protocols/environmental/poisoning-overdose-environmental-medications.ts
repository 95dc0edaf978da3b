import type { MedicationLine } from '@first60/edition';
import { epinephrineImForAnaphylaxis } from '../lines/allergy-medication-lines.ts';
import { calciumForHydrofluoricAcid } from '../lines/hydrofluoric-acid-line.ts';
import { hydroxocobalaminForCyanide } from '../lines/hydroxocobalamin-line.ts';
import { albuterolForWheeze, midazolamIm, midazolamIv } from '../lines/medical-medication-lines.ts';
import { salineInSteps } from '../lines/poisoning-medication-lines.ts';
import { epinephrinePushDose } from '../lines/pressor-medication-lines.ts';
import { fentanylForPain, nasalFentanyl } from '../lines/trauma-medication-lines.ts';

/**
 * The cyanide kit holds three drugs of three strengths, so each line names its own strength as the
 * preparation. Source of the strengths: Cyanokit and Nithiodote labels.
 */
const cyanideAntidotes: readonly MedicationLine[] = [
  hydroxocobalaminForCyanide,
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
    routes: ['IV'],
    route: 'IV at 2.5-5 mL/min',
    timing: 'Once more, half the dose, if signs return',
    max: '300 mg at most, half the dose once more',
    note: 'Never in smoke inhalation. Not in G6PD deficiency (ask), anemia, heart or lung disease: thiosulfate alone. Stop when the pressure falls',
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
    routes: ['IV'],
    route: 'Slow IV',
    timing: 'Once more, half the dose, if signs return',
    max: '12500 mg at most, half the dose once more',
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
    pediatric: { text: '15 L/min by non-rebreather, child size, whatever the SpO2' },
    routes: ['inhaled'],
    route: 'Non-rebreather or bag-mask',
    timing: 'Until hand-over, no titration',
    sources: ['la-protocols-2025', 'maryland-2020', 'salt-lake-2026'],
  },
  ...cyanideAntidotes,
  {
    ...epinephrineImForAnaphylaxis,
    note: 'OLMD after the 2nd dose; the 3rd does not wait. Scorpion venom without hives is no anaphylaxis: only on OLMD',
  },
  albuterolForWheeze('Irritant gas or smoke with wheeze'),
  salineInSteps('Shock from gas, chemical, bite or sting'),
  {
    ...epinephrinePushDose('Low pressure despite saline, push dose'),
    note: 'Scorpion sting, sniffed solvent or lighter gas: only on OLMD (cardiac shock, VF). Under 10 kg draw it into a 1 mL syringe',
  },
  midazolamIv('Seizure with IV'),
  midazolamIm('Seizure without IV'),
  {
    ...fentanylForPain,
    indication: 'Pain, bite, sting or chemical',
    purpose: 'pain',
    routes: ['IV', 'IO', 'IN'],
    route: 'Slow IV/IO; adult also IN',
  },
  nasalFentanyl,
  calciumForHydrofluoricAcid,
];
