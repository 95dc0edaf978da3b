import type { MedicationLine } from '@first60/edition';

/**
 * Drugs that several medical cards give for the same reason, once each, so that a dose cannot drift
 * between cards. A card spreads a line and overrides only its indication, timing or note.
 */

/** Hypoglycemia is the reversible cause on most of these cards; 60 mg/dL and 250 mL are requirement figures. */
export const dextroseForLowGlucose: MedicationLine = {
  medication: 'dextrose-10',
  indication: 'Glucose below 60 mg/dL',
  purpose: 'glucose',
  kind: 'bolus',
  adult: { text: '250 mL (25 g)', fixed: { amount: 25, unit: 'g' }, inMl: true },
  pediatric: {
    text: '5 mL/kg (0.5 g/kg, max 25 g = 250 mL)',
    inMl: true,
    perKg: { amount: 0.5, unit: 'g' },
    max: { amount: 25, unit: 'g' },
  },
  routes: ['IV', 'IO'],
  route: 'IV/IO',
  timing: 'Recheck after 5 min',
  max: '250 mL a dose',
  examples: '10 kg: 50 mL. 20 kg: 100 mL',
  adultNote: 'Adult: from the bag in 50 mL steps',
  pediatricNote: 'Child: the mL of the dose by syringe. Under 1 month: 2 mL/kg, OLMD',
  sources: ['spec', 'la-1309', 'wvems-2026', 'salt-lake-2026'],
};

/* By mouth impossible and no line: the same for every weight but the dose. */
const glucagonWithoutLine = {
  routes: ['IM'],
  route: 'IM',
  timing: 'Recheck after 15-20 min. Adult once more; child again on OLMD',
  max: '1 mg a dose',
  note: 'Fails without sugar stores: starving, liver disease, alcohol. Vomiting: on the side',
  sources: ['spec', 'la-protocols-2025', 'la-1309', 'wvems-2026', 'massachusetts-2026'],
} as const;

/** For low glucose without a line: two lines, since the dose of a child of less than 20 kg is half. */
export const glucagonForLowGlucose: readonly MedicationLine[] = [
  {
    medication: 'glucagon',
    indication: 'Glucose below 60 mg/dL, no IV',
    purpose: 'glucose',
    kind: 'bolus',
    adult: { text: '1 mg', fixed: { amount: 1, unit: 'mg' } },
    pediatric: { text: '1 mg from 20 kg', fixed: { amount: 1, unit: 'mg' }, only: { fromKg: 20 } },
    ...glucagonWithoutLine,
  },
  {
    medication: 'glucagon',
    indication: 'Glucose below 60 mg/dL, no IV, small child',
    purpose: 'glucose',
    kind: 'bolus',
    pediatric: { text: '0.5 mg below 20 kg', fixed: { amount: 0.5, unit: 'mg' }, only: { belowKg: 20 } },
    ...glucagonWithoutLine,
    timing: 'Recheck after 15-20 min. Again on OLMD',
    max: '0.5 mg a dose',
  },
];

/** Saline bolus with the ceilings of the requirements: 1 L or 20 mL/kg a bolus. */
export const salineBolus = (
  indication: string,
  max: string,
  sources: MedicationLine['sources'] = ['spec', 'la-protocols-2025', 'maryland-2020'],
): MedicationLine => ({
  medication: 'sodium-chloride',
  indication,
  kind: 'fluid',
  adult: { text: 'up to 1000 mL bolus', fixed: { amount: 1000, unit: 'mL' } },
  pediatric: {
    text: '20 mL/kg (max 1000 mL a bolus)',
    perKg: { amount: 20, unit: 'mL' },
    max: { amount: 1000, unit: 'mL' },
    totalPerKg: { amount: 40, unit: 'mL' },
  },
  routes: ['IV', 'IO'],
  route: 'IV/IO',
  timing: 'Lungs after each 250-500 mL; child after each 10 mL/kg',
  max,
  pediatricNote: 'Under 1 month: 10 mL/kg at a time',
  sources,
});

export const SHOCK_FLUID_CEILING = '2 L adult, 40 mL/kg child, in total';

export const oxygenByNeed = (indication: string): MedicationLine => ({
  medication: 'oxygen',
  indication,
  kind: 'gas',
  adult: { text: '12-15 L/min by non-rebreather; 2-6 L/min by cannula' },
  pediatric: { text: '12-15 L/min by non-rebreather; 2-6 L/min by cannula; child sizes' },
  routes: ['inhaled'],
  route: 'Mask, cannula or bag-mask',
  timing: 'Titrate to SpO2',
  sources: ['maryland-2020', 'la-protocols-2025'],
});

export const ondansetronForVomiting: MedicationLine = {
  medication: 'ondansetron',
  indication: 'Nausea or vomiting',
  kind: 'bolus',
  adult: { text: '4 mg', fixed: { amount: 4, unit: 'mg' } },
  pediatric: {
    text: '0.1 mg/kg (max 4 mg)',
    perKg: { amount: 0.1, unit: 'mg' },
    max: { amount: 4, unit: 'mg' },
  },
  routes: ['IV', 'IM'],
  route: 'IV over 2-5 min, or IM',
  timing: 'Adult: repeat once after 15 min. Child: once',
  max: '8 mg adult in total, 4 mg child',
  note: 'Not in long QT. Pregnant: only on OLMD',
  pediatricNote: 'Under 2 years: only on OLMD',
  sources: ['spec', 'fda-ondansetron', 'la-protocols-2025', 'salt-lake-2026'],
};

/** The IV dose for a seizure of any cause; the IM dose without a line is twice as large. */
export const midazolamIv = (indication: string): MedicationLine => ({
  medication: 'midazolam',
  indication,
  kind: 'bolus',
  adult: { text: '5 mg', fixed: { amount: 5, unit: 'mg' } },
  pediatric: {
    text: '0.1 mg/kg (max 5 mg)',
    perKg: { amount: 0.1, unit: 'mg' },
    max: { amount: 5, unit: 'mg' },
  },
  routes: ['IV', 'IO'],
  route: 'Slow IV/IO',
  timing: 'Once more after 5 min, then OLMD. After an IM or IN dose: only on OLMD',
  max: 'IM or IN counted: adult 10 mg before OLMD; child 2 doses before OLMD, with it 0.4 mg/kg, 10 mg at most',
  note: 'Bag-mask ready. Halve under the influence of alcohol or opioids',
  adultNote: 'Halve from 69 years',
  pediatricNote:
    'Under 1 month: OLMD. Under 20 kg dilute and label: 1 mL + 4 mL saline = 1 mg/mL, 5 times the mL shown',
  sources: ['spec', 'la-1309', 'maryland-2020', 'salt-lake-2026', 'midazolam-newborn'],
});

export const midazolamIm = (indication: string): MedicationLine => ({
  medication: 'midazolam',
  indication,
  kind: 'bolus',
  adult: { text: '10 mg', fixed: { amount: 10, unit: 'mg' } },
  pediatric: {
    text: '0.2 mg/kg (max 10 mg)',
    perKg: { amount: 0.2, unit: 'mg' },
    max: { amount: 10, unit: 'mg' },
  },
  routes: ['IM', 'IN'],
  route: 'IM, or IN half in each nostril',
  timing: 'Once. Anything more, IV too: OLMD',
  max: 'Adult 10 mg before OLMD, IV counted; child 0.2 mg/kg, with OLMD 0.4 mg/kg, 10 mg at most',
  examples: '10 kg: 0.4 mL. 20 kg: 0.8 mL',
  note: 'Undiluted 5 mg/mL. Halve under the influence of alcohol or opioids',
  adultNote: 'Adult: 10 mg is right here, above the usual 5 mg. Halve from 69 years',
  pediatricNote: 'Child above 25 kg: more than the usual 5 mg is right here. Under 1 month: OLMD',
  sources: [
    'la-protocols-2025',
    'la-1309',
    'rampart-2012',
    'salt-lake-2026',
    'maryland-2020',
    'spec',
    'midazolam-newborn',
  ],
});

export const naloxoneForPoorBreathing: MedicationLine = {
  medication: 'naloxone',
  indication: 'Opioid suspected, hardly breathing',
  kind: 'bolus',
  adult: { text: '0.4 mg', fixed: { amount: 0.4, unit: 'mg' } },
  pediatric: {
    text: '0.1 mg/kg (max 2 mg)',
    perKg: { amount: 0.1, unit: 'mg' },
    max: { amount: 2, unit: 'mg' },
  },
  routes: ['IV', 'IO', 'IM', 'IN'],
  route: 'IV/IO, IM, or IN up to 2 mL (1 mL a nostril)',
  timing: 'Every 2-3 min, titrate to breathing',
  max: '10 mg in total, then OLMD; child 2 mg a dose at most',
  examples: '10 kg: 2.5 mL. 20 kg: 5 mL',
  note: 'Ventilate first. Above 2 mL: IV/IO, or IM divided, not IN. Read the ampoule: 0.4 mg/mL here, 1 mg/mL exists',
  adultNote: 'Adult breathing but slow: 1 mL + 9 mL saline = 0.04 mg/mL, in steps of 1-2 mL',
  pediatricNote: 'Child breathing but slow: 1 mL + 9 mL saline = 0.04 mg/mL, up to 0.25 mL/kg, 10 mL at most',
  sources: [
    'spec',
    'fda-naloxone',
    'naloxone-dilution',
    'aha-peds-2015',
    'la-protocols-2025',
    'la-1309',
    'intranasal-naloxone',
  ],
};

export const albuterolForWheeze = (indication: string): MedicationLine => ({
  medication: 'albuterol',
  indication,
  kind: 'nebule',
  adult: { text: '2.5 mg (1 nebule)', fixed: { amount: 2.5, unit: 'mg' }, count: '1 nebule' },
  pediatric: { text: '2.5 mg (1 nebule)', fixed: { amount: 2.5, unit: 'mg' }, count: '1 nebule' },
  routes: ['nebulized'],
  route: 'Nebulized, oxygen 6-8 L/min',
  timing: 'Back to back',
  max: '3 doses before OLMD',
  sources: ['maryland-2020', 'wvems-2026', 'massachusetts-2026', 'salt-lake-2026', 'la-1309'],
});

/**
 * Atropine against organophosphates: dried lungs are the end point, so an adult has no ceiling. At the stocked
 * 0.1 mg/mL a child of 20 kg would need 10 mL in a muscle, so it goes into a vein or a bone alone.
 */
export const atropineForOrganophosphate = (indication: string): MedicationLine => ({
  medication: 'atropine',
  indication,
  kind: 'bolus',
  adult: { text: '2 mg', fixed: { amount: 2, unit: 'mg' } },
  pediatric: {
    text: '0.05 mg/kg (max 2 mg)',
    perKg: { amount: 0.05, unit: 'mg' },
    max: { amount: 2, unit: 'mg' },
  },
  routes: ['IV', 'IO'],
  route: 'IV/IO',
  timing: 'Every 5 min until the chest is dry',
  max: 'No ceiling for an adult; child 5 mg, then OLMD',
  examples: '10 kg: 5 mL. 20 kg: 10 mL',
  note: 'Too much volume for IM. No IV/IO: injector. Above 41 kg as an adult; 41 kg or less only if severe: 13-25 kg 1 injector, above 25 kg 2; else OLMD',
  adultNote: 'Adult: 2 mg = 2 syringes',
  sources: ['la-protocols-2025', 'la-1309', 'massachusetts-2026', 'ahrq-nerve-agent', 'fda-duodote'],
});
