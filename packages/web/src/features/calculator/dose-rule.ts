import { doseOf, perMl, type QuickDoseRule } from '@first60/clinical';
import type { Drug, QuickDose } from '@first60/content';
import { edition } from '../../lib/edition.ts';

export interface QuickRow {
  readonly entry: QuickDose;
  readonly drug: Drug;
  readonly rule: QuickDoseRule;
}

const ruleFor = (entry: QuickDose, drug: Drug, strength: NonNullable<Drug['concentration']>): QuickDoseRule => ({
  perKg: doseOf(entry.dosePerKg),
  concentration: perMl(strength),
  ...(entry.minDose && { min: doseOf(entry.minDose) }),
  ...(entry.maxDose && { max: doseOf(entry.maxDose) }),
  ...(entry.fixedAdultDose && { fixedAdult: doseOf(entry.fixedAdultDose) }),
  ...(entry.youngsAdultDose && { youngsAdult: doseOf(entry.youngsAdultDose) }),
  ...(entry.usualMaximum && { usualMaximum: doseOf(entry.usualMaximum.dose) }),
  ...(drug.watched && { watched: drug.watched }),
});

/** The edition's quick-calculator rows as exact rules, each with the drug it draws from. */
export const QUICK_ROWS: readonly QuickRow[] = edition.quickDoses.flatMap((entry) => {
  const drug = edition.formulary[entry.medication];
  // A row whose drug has no strength could not give a volume: the content checks refuse it before it gets here.
  return drug?.concentration === undefined ? [] : [{ entry, drug, rule: ruleFor(entry, drug, drug.concentration) }];
});
