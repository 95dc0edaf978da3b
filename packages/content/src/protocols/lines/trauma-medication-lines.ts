import type { Preparation } from '@first60/clinical';
import type { MedicationLine } from '@first60/edition';
import { SHOCK_FLUID_CEILING, salineBolus } from './medical-medication-lines.ts';

/**
 * Drugs that several trauma cards give for the same reason, once each, so that a dose is corrected in
 * one place. A card spreads a line and overrides only its indication, timing or note.
 */

export const tranexamicAcid: MedicationLine = {
  medication: 'tranexamic-acid',
  indication: 'Hemorrhagic shock, within 3 hours of injury',
  kind: 'bolus',
  adult: { text: '1000 mg', fixed: { amount: 1000, unit: 'mg' } },
  pediatric: {
    text: '15 mg/kg (max 1000 mg)',
    perKg: { amount: 15, unit: 'mg' },
    max: { amount: 1000, unit: 'mg' },
  },
  routes: ['IV', 'IO'],
  route: 'IV/IO in 100 mL saline over 10 min',
  timing: 'Once, never later than 3 hours after the injury',
  max: '1000 mg',
  note: 'Head injury alone: only on OLMD',
  pediatricNote: 'Child: only on OLMD, who names the saline of a small child too',
  sources: ['spec', 'la-1309', 'msf-tranexamic-acid', 'massachusetts-2026'],
};

export const traumaSaline: MedicationLine = salineBolus('Shock', SHOCK_FLUID_CEILING);

/** Where blood is lost or the lungs are hurt, each step is small. */
export const SMALL_STEPS = 'Lungs after each 250 mL; child after each 10 mL/kg';

/** How far the pressure of an injured patient is raised: the targets of General Trauma. */
export const toTraumaTarget = {
  timing: SMALL_STEPS,
  max: '2 L adult (1 L, then OLMD), 40 mL/kg child, in total',
  adultNote:
    'Adult: 250 mL steps, stop at the target. Head injury: SBP above 90 mmHg, better 110. From 65 years: OLMD sets it, 90 until then. Else SBP 90 mmHg; only penetrating and thinking clearly, not pregnant, no cord injury, no crush: SBP about 70 mmHg',
  pediatricNote:
    'Child: pressure normal for age, at least 70 + 2 x age from 1 to 10 years, 90 above. Under 1 month: 10 mL/kg at a time',
  sources: ['spec', 'la-protocols-2025', 'maryland-2020', 'salt-lake-2026'],
} satisfies Partial<MedicationLine>;

export const fentanylForPain: MedicationLine = {
  medication: 'fentanyl',
  indication: 'Pain',
  purpose: 'pain',
  kind: 'bolus',
  adult: { text: '50 mcg', fixed: { amount: 50, unit: 'mcg' } },
  pediatric: {
    text: '1 mcg/kg (max 50 mcg)',
    perKg: { amount: 1, unit: 'mcg' },
    max: { amount: 50, unit: 'mcg' },
  },
  routes: ['IV', 'IO', 'IM', 'IN'],
  route: 'Slow IV/IO or IM; adult also IN',
  timing: 'Every 5 min; child once more',
  max: 'Adult 50 mcg a dose, 150 mcg before OLMD; child 50 mcg a dose, 2 doses',
  examples: '20 kg: 0.4 mL',
  note: 'Micrograms. Drowsy, or head injury below GCS 15: OLMD first. Watch the breathing',
  adultNote: 'SBP 100 or less: OLMD first',
  pediatricNote: 'Under 1 year, or pressure low for age: OLMD first',
  sources: ['spec', 'la-1309', 'la-guidelines-2025', 'rch-nasal-fentanyl'],
};

export const nasalFentanyl: MedicationLine = {
  medication: 'fentanyl',
  indication: 'Pain, child without a line',
  purpose: 'pain',
  kind: 'bolus',
  pediatric: {
    text: '1.5 mcg/kg (max 50 mcg)',
    perKg: { amount: 1.5, unit: 'mcg' },
    max: { amount: 50, unit: 'mcg' },
  },
  routes: ['IN'],
  route: 'IN, half in each nostril',
  timing: 'Once more after 5 min',
  max: '50 mcg a dose, 2 doses',
  examples: '10 kg: 0.3 mL. 20 kg: 0.6 mL',
  note: 'Micrograms. Under 1 year, drowsy, head injury below GCS 15, or pressure low for age: OLMD first',
  sources: ['la-1309', 'la-guidelines-2025', 'rch-nasal-fentanyl'],
};

/** The nasal dose of a child is larger, so the other line gives that way to adults alone. */
export const fentanylWithNasal: readonly MedicationLine[] = [fentanylForPain, nasalFentanyl];

/** Weak enough to be pushed slowly by eye; volumes on the card stay those of the stocked vial. */
const diluteKetamine: Preparation = {
  recipe: '1 mL of ketamine 50 mg/mL + 9 mL saline = 5 mg/mL. Label it',
  perMl: { amount: 5, unit: 'mg' },
  mandatory: false,
};

export const ketamineForPain: MedicationLine = {
  medication: 'ketamine',
  indication: 'Pain',
  purpose: 'pain',
  kind: 'bolus',
  adult: {
    text: '0.2 mg/kg (max 20 mg)',
    perKg: { amount: 0.2, unit: 'mg' },
    max: { amount: 20, unit: 'mg' },
  },
  pediatric: {
    text: '0.2 mg/kg (max 20 mg)',
    perKg: { amount: 0.2, unit: 'mg' },
    max: { amount: 20, unit: 'mg' },
  },
  preparation: diluteKetamine,
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO over 1-2 min',
  timing: 'Once more after 5-10 min',
  max: '2 doses, 40 mg at most',
  examples: 'Diluted to 5 mg/mL: 70 kg 14 mg = 2.8 mL, 20 kg 4 mg = 0.8 mL',
  note: 'Dilute and label first: the same mL undiluted induces anesthesia',
  pediatricNote: 'Under 1 year: OLMD',
  sources: ['maryland-2020', 'wvems-2026'],
};

const diluteMorphine: Preparation = {
  recipe: '1 mL of morphine 10 mg/mL + 9 mL saline = 1 mg/mL. Label it',
  perMl: { amount: 1, unit: 'mg' },
  mandatory: false,
};

export const morphineForPain: MedicationLine = {
  medication: 'morphine',
  indication: 'Pain',
  purpose: 'pain',
  kind: 'bolus',
  adult: { text: '5 mg', fixed: { amount: 5, unit: 'mg' } },
  pediatric: {
    text: '0.1 mg/kg (max 4 mg)',
    perKg: { amount: 0.1, unit: 'mg' },
    max: { amount: 4, unit: 'mg' },
  },
  preparation: diluteMorphine,
  routes: ['IV', 'IO', 'IM'],
  route: 'Slow IV/IO; IM undiluted, once',
  timing: 'IV every 5 min; child once more',
  max: 'Adult 5 mg a dose (third 2 mg), 12 mg before OLMD; child 4 mg a dose, 2 doses',
  examples: 'IV at 1 mg/mL: adult 5 mL, 20 kg 2 mL',
  note: 'Not in shock, drowsiness after a head injury or severe asthma. Kidney failure: fentanyl. One opioid, not two',
  adultNote: 'SBP 100 or less: only on OLMD',
  pediatricNote: 'Under 6 months, or pressure low for age: only on OLMD',
  sources: ['spec', 'la-1309', 'la-guidelines-2025', 'emc-morphine'],
};

export const highFlowOxygen: MedicationLine = {
  medication: 'oxygen',
  indication: 'Shock or head injury',
  kind: 'gas',
  adult: { text: '15 L/min by non-rebreather' },
  pediatric: { text: '15 L/min by non-rebreather, child size' },
  routes: ['inhaled'],
  route: 'Mask or bag-mask',
  timing: 'At once, then titrate to SpO2',
  sources: ['la-protocols-2025'],
};

export const calciumForPotassium: MedicationLine = {
  medication: 'calcium-chloride',
  indication: 'High potassium after crush',
  kind: 'bolus',
  adult: { text: '1000 mg', fixed: { amount: 1000, unit: 'mg' } },
  pediatric: {
    text: '20 mg/kg (max 1000 mg)',
    perKg: { amount: 20, unit: 'mg' },
    max: { amount: 1000, unit: 'mg' },
  },
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO over 5-10 min, then flush; push in arrest',
  timing: 'Once more if the ECG is unchanged',
  max: '2 doses before OLMD',
  examples: '20 kg: 4 mL',
  note: 'Never in one line with bicarbonate. With a pulse, on digoxin: OLMD first',
  pediatricNote: 'Under 1 year dilute 1:1',
  sources: ['la-1309', 'la-protocols-2025', 'maryland-2020', 'wvems-2026'],
};

export const bicarbonateForPotassium: MedicationLine = {
  medication: 'sodium-bicarbonate',
  indication: 'High potassium after crush, after calcium and a flush',
  kind: 'bolus',
  adult: { text: '50 mEq', fixed: { amount: 50, unit: 'mEq' } },
  pediatric: {
    text: '1 mEq/kg (max 50 mEq)',
    perKg: { amount: 1, unit: 'mEq' },
    max: { amount: 50, unit: 'mEq' },
  },
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO, flush before and after',
  timing: 'Once more if the ECG is unchanged',
  max: '50 mEq a dose, 2 doses before OLMD',
  pediatricNote: 'Under 1 year dilute 1:1',
  sources: ['la-1309', 'la-protocols-2025', 'maryland-2020'],
};

export const arrestEpinephrine: MedicationLine = {
  medication: 'epinephrine-1-10000',
  indication: 'Cardiac arrest',
  kind: 'bolus',
  adult: { text: '1 mg', fixed: { amount: 1, unit: 'mg' } },
  pediatric: {
    text: '0.01 mg/kg (max 1 mg)',
    perKg: { amount: 0.01, unit: 'mg' },
    max: { amount: 1, unit: 'mg' },
  },
  routes: ['IV', 'IO'],
  route: 'IV/IO push, then flush',
  timing: 'Every 3-5 min. Asystole/PEA: as soon as possible after CPR starts. VF/pVT: after the 2nd shock',
  max: '1 mg a dose',
  examples: '10 kg: 1 mL. 20 kg: 2 mL',
  note: 'The 0.1 mg/mL syringe only',
  sources: ['spec', 'aha-2020-arrest', 'aha-peds-2015', 'la-1309'],
};
