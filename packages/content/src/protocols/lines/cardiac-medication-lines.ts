import type { MedicationLine } from '@first60/edition';
import { norepinephrineInfusion } from './norepinephrine-infusion.ts';
import { READ_THE_NOREPINEPHRINE_BAG } from './pressor-medication-lines.ts';

/**
 * Drugs that several cardiac cards give for the same reason, once each, so that a dose cannot drift
 * between cards. A card spreads a line and overrides only its indication, route, timing or note.
 */

export const aspirinForAcs: MedicationLine = {
  medication: 'aspirin',
  indication: 'Suspected ACS',
  kind: 'solid',
  adult: { text: '324 mg chewed (4 tablets)', fixed: { amount: 324, unit: 'mg' }, count: '4 tablets' },
  routes: ['PO'],
  route: 'PO, chewed',
  timing: 'Once, at once',
  max: '324 mg',
  note: 'Also when on daily aspirin. Not with aspirin or NSAID allergy or asthma set off by them, active GI bleeding, suspected dissection',
  sources: ['spec', 'maryland-2020', 'wvems-2026', 'la-protocols-2025', 'cems-2026', 'nasemso-chest-pain'],
};

/** SBP above 100 and 3 doses (1.2 mg) are requirement figures of chest pain, not of pulmonary edema. */
export const nitroglycerinForAcs: MedicationLine = {
  medication: 'nitroglycerin',
  indication: 'Ischemic chest pain',
  kind: 'solid',
  adult: { text: '0.4 mg', fixed: { amount: 0.4, unit: 'mg' }, count: '1 tablet or spray' },
  routes: ['SL'],
  route: 'SL',
  timing: 'Every 5 min, SBP before each dose',
  max: '3 doses (3 tablets, 1.2 mg)',
  note: 'Only if SBP is above 100. Pulse 50-100. Not within 48 h of sildenafil or tadalafil, not on riociguat, not in right ventricular infarction (inferior: V4R first, then OLMD) or tamponade',
  sources: ['spec', 'la-protocols-2025', 'maryland-2020', 'massachusetts-2026', 'acc-nitrate-card', 'adempas-leaflet'],
};

/** No needle in a muscle where a heart attack may be treated with heparin or fibrinolysis: it bleeds, and takes up a drug badly. */
export const fentanylForAdults = (indication: string): MedicationLine => ({
  medication: 'fentanyl',
  indication,
  kind: 'bolus',
  adult: { text: '50 mcg', fixed: { amount: 50, unit: 'mcg' } },
  routes: ['IV', 'IO', 'IN'],
  route: 'Slow IV/IO; no line: IN',
  timing: 'Every 5 min',
  max: '150 mcg in total before OLMD',
  note: 'Micrograms. Watch the breathing. SBP 100 or less, or drowsy: only on OLMD',
  sources: ['spec', 'la-1309', 'salt-lake-2026', 'opiate-route-1994'],
});

export const midazolamBeforeElectricity = (indication: string, note: string): MedicationLine => ({
  medication: 'midazolam',
  indication,
  kind: 'bolus',
  adult: { text: '2.5 mg', fixed: { amount: 2.5, unit: 'mg' } },
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO',
  timing: 'Repeat once after 5 min',
  max: '5 mg in total',
  note,
  sources: ['massachusetts-2026', 'la-protocols-2025', 'maryland-2020'],
});

/** A right ventricle or a heart after nitroglycerin: small steps, and half of the ceiling of other shock. */
export const salineForRightVentricle = (indication: string, note: string): MedicationLine => ({
  medication: 'sodium-chloride',
  indication,
  kind: 'fluid',
  adult: { text: '500 mL', fixed: { amount: 500, unit: 'mL' } },
  routes: ['IV', 'IO'],
  route: 'IV/IO, 250 mL at a time',
  timing: 'Listen to the lungs after each 250 mL',
  max: '1 L in total, then OLMD',
  note,
  sources: ['spec', 'salt-lake-2026', 'la-protocols-2025'],
});

export const calciumForHyperkalemia = (indication: string): MedicationLine => ({
  medication: 'calcium-chloride',
  indication,
  kind: 'bolus',
  adult: { text: '1000 mg', fixed: { amount: 1000, unit: 'mg' } },
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO over 5-10 min, then flush',
  timing: 'Repeat once if the ECG is unchanged',
  max: '2 doses',
  note: 'Never in one line with bicarbonate. On digoxin: OLMD first',
  sources: ['la-1309', 'la-protocols-2025', 'maryland-2020', 'wvems-2026'],
});

/** The same for a child who has a pulse; in an arrest it is pushed. */
export const calciumForChildren: MedicationLine = {
  medication: 'calcium-chloride',
  indication: 'Slow from hyperkalemia, on OLMD',
  kind: 'bolus',
  pediatric: {
    text: '20 mg/kg (max 1000 mg)',
    perKg: { amount: 20, unit: 'mg' },
    max: { amount: 1000, unit: 'mg' },
  },
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO over 5-10 min, then flush',
  timing: 'Repeat once if the ECG is unchanged',
  max: '2 doses',
  examples: '10 kg: 2 mL. 20 kg: 4 mL',
  note: 'Under 1 year dilute 1:1. Never in one line with bicarbonate. On digoxin: OLMD first',
  sources: ['la-1309', 'maryland-2020', 'wvems-2026'],
};

export const dextroseForChildren: MedicationLine = {
  medication: 'dextrose-10',
  indication: 'Glucose below 60 mg/dL',
  purpose: 'glucose',
  kind: 'bolus',
  pediatric: {
    text: '5 mL/kg = 0.5 g/kg (max 250 mL)',
    perKg: { amount: 5, unit: 'mL' },
    max: { amount: 250, unit: 'mL' },
  },
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO',
  timing: 'Recheck after 5 min',
  max: '250 mL a dose',
  examples: '10 kg: 50 mL. 20 kg: 100 mL',
  note: 'Draw the dose into a syringe, never from the running bag. Under 1 month: 2 mL/kg, OLMD',
  sources: ['spec', 'la-1309', 'wvems-2026', 'salt-lake-2026'],
};

export const hydrocortisoneForAdrenalInsufficiency: MedicationLine = {
  medication: 'hydrocortisone',
  indication: 'Known adrenal insufficiency',
  kind: 'bolus',
  adult: { text: '100 mg', fixed: { amount: 100, unit: 'mg' } },
  pediatric: {
    text: '2 mg/kg (max 100 mg)',
    perKg: { amount: 2, unit: 'mg' },
    max: { amount: 100, unit: 'mg' },
  },
  routes: ['IV', 'IM'],
  route: 'IV or IM',
  timing: 'Once',
  max: '100 mg',
  examples: '10 kg: 20 mg = 0.4 mL',
  note: 'The 250 mg vial is also 2 mL: read the vial',
  sources: ['hydrocortisone-doses', 'massachusetts-2026', 'fda-solu-cortef'],
};

export const norepinephrineForCardiogenicShock: MedicationLine = {
  medication: 'norepinephrine',
  indication: 'Cardiogenic shock, on OLMD',
  kind: 'infusion',
  adult: {
    text: 'infusion 5-20 mcg/min',
    infusion: { low: { amount: 5, unit: 'mcg' }, high: { amount: 20, unit: 'mcg' }, per: 'min' },
  },
  preparation: norepinephrineInfusion,
  routes: ['IV', 'IO'],
  route: 'IV/IO infusion by pump',
  timing: 'Titrate to SBP 90 mmHg or MAP 65 mmHg',
  max: '20 mcg/min; above that ask OLMD again',
  note: `${READ_THE_NOREPINEPHRINE_BAG}. Leakage kills tissue: large vein`,
  sources: ['wvems-2026', 'merck-resuscitation', 'fda-norepinephrine', 'massachusetts-2026'],
};

/** Legacy route, ten times the IV dose in the same volume: the note must keep the two apart. */
export const epinephrineThroughTubeForChildren: MedicationLine = {
  medication: 'epinephrine-1-1000',
  indication: 'Through the tube, only when there is no IV or IO',
  kind: 'bolus',
  pediatric: {
    text: '0.1 mg/kg (max 2.5 mg)',
    perKg: { amount: 0.1, unit: 'mg' },
    max: { amount: 2.5, unit: 'mg' },
  },
  routes: ['tracheal'],
  route: 'Tracheal tube, then 5 mL saline and 5 breaths',
  timing: 'Every 3-5 min',
  max: '2.5 mg a dose',
  examples: '10 kg: 1 mg = 1 mL',
  note: 'Last resort. Never this dose IV/IO. Above 1 mg is right only down the tube',
  sources: ['spec', 'aha-peds-2015'],
};

export const salineForChildren = (indication: string, sources: MedicationLine['sources']): MedicationLine => ({
  medication: 'sodium-chloride',
  indication,
  kind: 'fluid',
  pediatric: {
    text: '20 mL/kg (max 1000 mL a bolus)',
    perKg: { amount: 20, unit: 'mL' },
    max: { amount: 1000, unit: 'mL' },
    totalPerKg: { amount: 40, unit: 'mL' },
  },
  routes: ['IV', 'IO'],
  route: 'IV/IO, fast',
  timing: 'Lungs after each 10 mL/kg',
  max: '40 mL/kg in total',
  examples: '10 kg: 200 mL. 20 kg: 400 mL',
  note: 'Not when the heart is failing. Under 1 month: 10 mL/kg at a time',
  sources,
});
