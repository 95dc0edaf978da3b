import type { MedicationLine } from '../model/protocol.ts';
import { norepinephrineForCardiogenicShock } from './cardiac-medication-lines.ts';
import { pushDoseEpinephrine } from './preparations.ts';

/** Drugs of the pulmonary edema card, in the order they are needed. */
export const pulmonaryEdemaChfMedications: readonly MedicationLine[] = [
  {
    medication: 'oxygen',
    indication: 'Low SpO2; drives the CPAP',
    kind: 'gas',
    adult: { text: '12-15 L/min by non-rebreather, or CPAP' },
    route: 'Mask, CPAP or bag-mask',
    timing: 'Titrate to SpO2',
    sources: ['maryland-2020', 'la-protocols-2025', 'salt-lake-2026'],
  },
  {
    medication: 'nitroglycerin',
    indication: 'Pulmonary edema with SBP above 100',
    kind: 'solid',
    adult: {
      text: '0.4 mg; 0.8 mg at SBP 160 or more',
      fixed: { amount: 0.4, unit: 'mg' },
      max: { amount: 0.8, unit: 'mg' },
      count: '1 tablet or spray; 2 at SBP 160 or more',
    },
    route: 'SL',
    timing: 'Every 3-5 min, SBP before each dose',
    max: '3 rounds before OLMD',
    note: 'Only if SBP is above 100. Not within 48 h of sildenafil or tadalafil, not in right ventricular infarction',
    sources: ['spec', 'la-protocols-2025', 'maryland-2020', 'nasemso-2022', 'massachusetts-2026', 'salt-lake-2026'],
  },
  {
    medication: 'furosemide',
    indication: 'Fluid overload, only on OLMD',
    kind: 'bolus',
    adult: { text: '40 mg', fixed: { amount: 40, unit: 'mg' } },
    route: 'IV over 1-2 min',
    timing: 'Once',
    max: '40 mg in the field',
    note: 'Two ampoules. Works late: nitroglycerin and CPAP come first. Not when the pressure is low',
    sources: ['wvems-2026', 'fda-furosemide', 'massachusetts-2026'],
  },
  {
    medication: 'epinephrine-1-10000',
    indication: 'SBP falls, push dose',
    kind: 'bolus',
    adult: { text: '10 mcg', fixed: { amount: 10, unit: 'mcg' } },
    preparation: pushDoseEpinephrine,
    route: 'IV/IO',
    timing: 'Every 1-5 min',
    max: '10 mcg a dose',
    sources: ['la-1309', 'la-protocols-2025', 'salt-lake-2026'],
  },
  norepinephrineForCardiogenicShock,
  {
    medication: 'albuterol',
    indication: 'Wheeze that stays on CPAP',
    kind: 'nebule',
    adult: { text: '2.5 mg (1 nebule)', fixed: { amount: 2.5, unit: 'mg' }, count: '1 nebule' },
    route: 'Nebulized, also through the CPAP',
    timing: 'Once, then reassess',
    max: '1 nebule before reassessment',
    note: 'Cardiac wheeze needs nitroglycerin, not albuterol',
    sources: ['maryland-2020', 'wvems-2026', 'salt-lake-2026'],
  },
];
