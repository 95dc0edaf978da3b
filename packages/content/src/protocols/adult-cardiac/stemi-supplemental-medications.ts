import type { MedicationLine } from '@first60/edition';
import {
  aspirinForAcs,
  fentanylForAdults,
  nitroglycerinForAcs,
  norepinephrineForCardiogenicShock,
  salineForRightVentricle,
} from '../lines/cardiac-medication-lines.ts';

/** Drugs of the STEMI card, in the order they are needed. */
export const stemiSupplementalMedications: readonly MedicationLine[] = [
  { ...aspirinForAcs, indication: 'STEMI, if not yet given' },
  { ...nitroglycerinForAcs, indication: 'STEMI with pain' },
  fentanylForAdults('STEMI pain'),
  {
    medication: 'heparin',
    indication: 'STEMI, only on order of OLMD or the PCI center',
    kind: 'bolus',
    adult: {
      text: '60 units/kg (max 4000 units)',
      perKg: { amount: 60, unit: 'units' },
      max: { amount: 4000, unit: 'units' },
    },
    routes: ['IV'],
    route: 'IV',
    timing: 'Once',
    max: '4000 units',
    examples: '50 kg: 3000 units = 0.6 mL. From 67 kg: 4000 units = 0.8 mL',
    note: 'Two people read the vial. Not on a blood thinner, nor with bleeding, past brain bleed, past heparin-induced low platelets, injury, CPR, dissection, cocaine',
    sources: ['acc-stemi-2013', 'cems-2026', 'wvems-2026'],
  },
  norepinephrineForCardiogenicShock,
  salineForRightVentricle('Right ventricular infarction with low pressure', 'No bolus when the lungs are wet'),
];
