import type { MedicationLine } from '@first60/edition';
import { calciumForHydrofluoricAcid } from '../lines/hydrofluoric-acid-line.ts';
import { hydroxocobalaminForCyanide } from '../lines/hydroxocobalamin-line.ts';
import { albuterolForWheeze, ondansetronForVomiting } from '../lines/medical-medication-lines.ts';
import {
  fentanylForPain,
  highFlowOxygen,
  ketamineForPain,
  morphineForPain,
  nasalFentanyl,
  traumaSaline,
} from '../lines/trauma-medication-lines.ts';

/** Drugs of the burns card. The Ringer's figures are volumes for one hour. */
export const burnsMedications: readonly MedicationLine[] = [
  {
    medication: 'ringers-lactate',
    indication: 'Large burn, hourly rate: adult from 15-20% of the surface, child from 10%',
    kind: 'fluid',
    adult: { text: '500 mL/h, from 14 years', fixed: { amount: 500, unit: 'mL' } },
    pediatric: {
      text: '125 mL/h to 5 years and from 10 kg, 250 mL/h at 6-13 years',
      fixed: { amount: 125, unit: 'mL' },
      max: { amount: 250, unit: 'mL' },
      totalPerKg: { amount: 40, unit: 'mL' },
      only: { fromKg: 10 },
    },
    routes: ['IV', 'IO'],
    route: 'IV/IO, by the hour',
    timing: 'Until the burn center sets the rate',
    max: '2 L adult, 40 mL/kg child, in total before OLMD',
    note: 'High voltage, dark urine or no Ringer: saline at the same rate',
    adultNote: 'At 10 drops/mL: 500 mL/h is 83 drops a minute',
    pediatricNote: 'At 10 drops/mL: 250 mL/h is 42 drops a minute, 125 is 21. Under 10 kg: OLMD, glucose',
    sources: ['spec', 'isos-2025', 'aba-ems-fluids', 'cems-2026', 'salt-lake-2026'],
  },
  { ...traumaSaline, indication: 'Burn with shock' },
  { ...fentanylForPain, routes: ['IV', 'IO', 'IN'], route: 'Slow IV/IO; adult also IN' },
  nasalFentanyl,
  ketamineForPain,
  {
    ...morphineForPain,
    routes: ['IV', 'IO'],
    route: 'Slow IV/IO',
    note: `${morphineForPain.note}. Burns: not IM, it comes late and all at once`,
  },
  ondansetronForVomiting,
  {
    ...hydroxocobalaminForCyanide,
    indication: 'Closed-space fire with coma, shock or arrest: hydroxocobalamin; child on OLMD',
    examples: '10 kg: 28 mL. 20 kg: 56 mL',
    note: 'Turns skin red and SpO2 false. Never the nitrite of an old kit in smoke',
    sources: ['la-1309', 'cheo-hydroxocobalamin', 'massachusetts-2026', 'salt-lake-2026', 'fda-cyanokit'],
  },
  calciumForHydrofluoricAcid,
  albuterolForWheeze('Smoke inhalation with wheeze'),
  {
    ...highFlowOxygen,
    indication: 'Smoke, carbon monoxide, large burn',
    adult: { text: '15 L/min by non-rebreather, whatever the SpO2' },
    pediatric: { text: '15 L/min by non-rebreather, child size, whatever the SpO2' },
    timing: 'At once, keep it on',
    sources: ['maryland-2020', 'nasemso-2022'],
  },
];
