import type { MedicationLine } from '@first60/edition';
import { norepinephrineInfusion } from './norepinephrine-infusion.ts';
import { epinephrineInfusion, pushDoseEpinephrine } from './preparations.ts';

/**
 * Drugs that raise the pressure, for adult and child, once each, so that a rate cannot drift between the cards of
 * shock, sepsis and anaphylaxis. A card spreads a line and overrides only its indication, route, timing, limit or note.
 */

/** On the same cards the epinephrine bag is 4 mcg/mL too: the note names the drug with the strength. */
export const READ_THE_NOREPINEPHRINE_BAG =
  'The rates are for 16 mcg/mL: a norepinephrine bag of 4 mcg/mL is 4 times weaker. Read drug and strength';
/** At a few mL an hour an empty line is minutes without a drug. */
export const FILL_THE_LINE = 'Run the line full before you connect it, never after';

export const norepinephrineForShock: MedicationLine = {
  medication: 'norepinephrine',
  indication: 'Shock that stays after fluid, on OLMD',
  kind: 'infusion',
  adult: {
    text: 'infusion 5-20 mcg/min',
    infusion: { low: { amount: 5, unit: 'mcg' }, high: { amount: 20, unit: 'mcg' }, per: 'min' },
  },
  pediatric: {
    text: 'infusion 0.05-0.1 mcg/kg/min',
    infusion: { low: { amount: 0.05, unit: 'mcg' }, high: { amount: 0.1, unit: 'mcg' }, per: 'kg/min' },
  },
  preparation: { ...norepinephrineInfusion, pediatricRateMlPerKgPerHour: { low: 0.1875, high: 0.375 } },
  routes: ['IV', 'IO'],
  route: 'IV/IO infusion by pump',
  timing: 'Titrate: adult to SBP 90 mmHg or MAP 65 mmHg; child to normal for age',
  max: 'Adult 20 mcg/min, child 0.1 mcg/kg/min; above that ask OLMD again',
  note: `${READ_THE_NOREPINEPHRINE_BAG}. Large vein. ${FILL_THE_LINE}`,
  sources: ['wvems-2026', 'merck-resuscitation', 'fda-norepinephrine', 'massachusetts-2026', 'infusion-start-2001'],
};

export const epinephrineForShock = (indication: string): MedicationLine => ({
  medication: 'epinephrine-1-1000',
  indication,
  kind: 'infusion',
  adult: {
    text: 'infusion 2-10 mcg/min',
    infusion: { low: { amount: 2, unit: 'mcg' }, high: { amount: 10, unit: 'mcg' }, per: 'min' },
  },
  pediatric: {
    text: 'infusion 0.1-1 mcg/kg/min',
    infusion: { low: { amount: 0.1, unit: 'mcg' }, high: { amount: 1, unit: 'mcg' }, per: 'kg/min' },
  },
  preparation: { ...epinephrineInfusion, pediatricRateMlPerKgPerHour: { low: 1.5, high: 15 } },
  routes: ['IV', 'IO'],
  route: 'IV/IO infusion; child only by pump',
  timing: 'Titrate to effect',
  max: '10 mcg/min adult; child 1 mcg/kg/min, above 10 mcg/min ask OLMD again',
  note: FILL_THE_LINE,
  adultNote: 'Adult 30-150 mL/h at 4 mcg/mL',
  pediatricNote: 'Child 1.5-15 mL/kg/h at 4 mcg/mL, start low; above 150 mL/h ask OLMD again',
  sources: ['spec', 'merck-resuscitation', 'massachusetts-2026', 'infusion-start-2001'],
});

export const epinephrinePushDoseForChildren = (indication: string): MedicationLine => ({
  medication: 'epinephrine-1-10000',
  indication,
  kind: 'bolus',
  pediatric: {
    text: '1 mcg/kg (max 10 mcg)',
    perKg: { amount: 1, unit: 'mcg' },
    max: { amount: 10, unit: 'mcg' },
  },
  preparation: pushDoseEpinephrine,
  routes: ['IV', 'IO'],
  route: 'IV/IO',
  timing: 'Every 1-5 min',
  max: '10 mcg a dose',
  examples: '5 kg: 5 mcg = 0.5 mL. From 10 kg: 10 mcg = 1 mL',
  note: 'Not in bleeding. Under 10 kg draw it into a 1 mL syringe',
  sources: ['la-1309', 'la-protocols-2025', 'salt-lake-2026'],
});

export const epinephrinePushDose = (indication: string): MedicationLine => ({
  ...epinephrinePushDoseForChildren(indication),
  adult: { text: '10 mcg', fixed: { amount: 10, unit: 'mcg' } },
});
